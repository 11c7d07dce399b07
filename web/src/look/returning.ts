/** Where the keyboard goes on when something that lay over the page is closed. */

/**
 * Remember what has the focus now, which opens something; the function that comes back gives it the focus again, unless
 * somebody has gone elsewhere meanwhile. A press outside moves the focus after it has closed what it was outside of.
 */
export function returning(opener: Element | null = document.activeElement): () => void {
  return () => {
    setTimeout(() => {
      // A press on bare ground gives the focus to the page around, which contains the opener, too.
      const isLost = document.activeElement?.contains(opener) ?? true;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    });
  };
}
