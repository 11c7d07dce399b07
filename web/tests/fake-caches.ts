/** A browser's caches, as far as they are used: names of answers and their texts. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, string>>();

  #cache(name: string): Map<string, string> {
    if (!this.#caches.has(name)) this.#caches.set(name, new Map());
    return this.#caches.get(name)!;
  }

  async open(name: string) {
    const kept = this.#cache(name);
    const pathname = (request: string | Request) =>
      typeof request === "string" ? request : new URL(request.url).pathname;
    return {
      put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
      match: async (request: string | Request) => {
        const text = kept.get(pathname(request));
        return text === undefined ? undefined : new Response(text);
      },
      keys: async () => [...kept.keys()].map((path) => ({ url: `https://play.example${path}` })),
      delete: async (request: Request) => kept.delete(pathname(request)),
    };
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  names(): string[] {
    return [...this.#caches.values()].flatMap((kept) => [...kept.keys()]).sort();
  }
}
