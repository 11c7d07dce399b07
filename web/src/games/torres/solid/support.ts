/** Whether this browser can draw the solid board at all. */
export function canDrawSolid(): boolean {
  if (typeof WebGL2RenderingContext === "undefined") return false;
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
