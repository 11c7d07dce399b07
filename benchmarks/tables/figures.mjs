// Figures as reports show them.

export const rounded = (x) => Math.round(x * 100) / 100;

/** The value below which a share of all times lies; nothing where there are none. */
export function quantile(sorted, share) {
  return sorted.length ? rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]) : null;
}
