import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PhonesInRoom from "../src/room/PhonesInRoom.svelte";
import { isHere, localNetwork } from "../src/wire/local-network.svelte";

/** A server whose door is opened and shut. */
const NEAR = ["http://castle.lan:8765", "http://tower.lan:8765"];
let open = false;
let yours = true;
let asked: string[] = [];

function answer(_: string, options?: RequestInit): Promise<Response> {
  asked.push(`${options?.method} ${String(options?.body ?? "")}`);
  if (options?.method === "PUT") ({ open } = JSON.parse(options.body as string) as { open: boolean });
  const info = { yours, open: yours && open, addresses: yours && open ? NEAR : [] };
  return Promise.resolve(new Response(JSON.stringify(info), { status: 200 }));
}

beforeEach(() => {
  [open, yours, asked] = [false, true, []];
  localNetwork.info = { yours: false, open: false, addresses: [] };
  vi.stubGlobal("fetch", vi.fn(answer));
});
afterEach(() => vi.unstubAllGlobals());

test("one click lets phones in and shows where, with a code; one click shuts the door", async () => {
  render(PhonesInRoom);
  (await screen.findByRole("button", { name: "Let phones in" })).click();
  await screen.findByText(NEAR[0]!);
  await screen.findByRole("img", { name: "This server's address as a QR code" });
  screen.getByText(/Everybody in your Wi-Fi or network can come in now, nobody on the internet/);
  screen.getByText(new RegExp(NEAR[1]!));
  expect(localNetwork.origin).toBe(NEAR[0]);
  screen.getByRole("button", { name: "Only this computer again" }).click();
  await screen.findByRole("button", { name: "Let phones in" });
  expect(localNetwork.isAlone).toBe(true);
  expect(localNetwork.origin).toBe(location.origin);
  expect(asked).toEqual(["GET ", 'PUT {"open":true}', 'PUT {"open":false}']);
});

test("whoever does not sit at the machine sees no switch", async () => {
  yours = false;
  const { container } = render(PhonesInRoom);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(container.querySelector("section")).toBeNull();
  expect(localNetwork.isAlone).toBe(false);
});

test("only a page of the machine itself asks", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isHere)).toBe(true);
  expect(["192.168.1.5", "localhost.evil.example", "127.0.0.1.evil.example", "castle"].some(isHere)).toBe(false);
});
