/** SHA-256 in plain TypeScript: browsers offer theirs over HTTPS only, and a table at home has none. */

const PRIMES = firstPrimes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/** The hash of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  return sha256Bytes(new TextEncoder().encode(text));
}

/** The hash of bytes that are written in hexadecimal digits. */
export function sha256Hex(hex: string): string {
  return sha256Bytes(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));
}

export function sha256Bytes(bytes: Uint8Array): string {
  const view = padded(bytes);
  const state = Uint32Array.from(START);
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, view, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The bytes, a single bit, zeros, and their number of bits, to fill whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const filled = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  const view = new DataView(filled.buffer);
  view.setUint32(filled.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(filled.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

function mix(state: Uint32Array, view: DataView, at: number): void {
  const words = expanded(view, at);
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let round = 0; round < BLOCK; round += 1) {
    const big = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + big + ((e & f) ^ (~e & g)) + ROUND[round]! + words[round]!) | 0;
    const small = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, number) => (state[number]! += word));
}

function expanded(view: DataView, at: number): Int32Array {
  const words = new Int32Array(BLOCK);
  for (let number = 0; number < 16; number += 1) words[number] = view.getInt32(at + 4 * number);
  for (let number = 16; number < BLOCK; number += 1) {
    const [early, late] = [words[number - 15]!, words[number - 2]!];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[number] = words[number - 16]! + low + words[number - 7]! + high;
  }
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits of a number's fraction. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return primes;
}
