// A seat's WebSocket, whatever is spoken over it.

import WebSocket from "ws";

// Text stays a buffer, unchecked: most updates are only counted.
const OPTIONS = { perMessageDeflate: false, skipUTF8Validation: true };

export const startsWith = (frame, prefix) =>
  frame.length >= prefix.length && prefix.compare(frame, 0, prefix.length) === 0;

/** The number written in a frame at a place. */
export function numberAt(frame, start) {
  let number = 0;
  for (let i = start; frame[i] >= 0x30 && frame[i] <= 0x39; i++) number = number * 10 + frame[i] - 0x30;
  return number;
}

/** An adapter's seat says how frames are read (`read(frame, opened)`) and how moves are posted (`post(next)`). */
export class WireSeat {
  callback = () => {};

  constructor(url, headers = {}) {
    this.socket = new WebSocket(url, { ...OPTIONS, headers });
  }

  /** Wait until the seat has the position; what the next move is, follows from it. */
  open() {
    return new Promise((resolve, reject) => {
      this.socket.on("error", reject);
      // Thrown, not only rejected: a server that falls over in the middle of a run must end the run.
      this.socket.on("close", (code) => {
        throw new Error(`the server closed a socket with ${code}`);
      });
      this.socket.on("message", (frame) => this.read(frame, resolve));
    });
  }

  onUpdate(callback) {
    this.callback = callback;
  }

  close() {
    this.socket.removeAllListeners("close");
    this.socket.terminate();
  }
}
