/** Whether this browser can draw the solid board at all. */
export function canDrawSolid(): boolean {
  if (typeof WebGL2RenderingContext === "undefined") return false;
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** What draws where there is no graphics card: the processor, which takes its time for every point. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** What some browsers say instead of what really draws. */
const HIDDEN = "WebKit WebGL";

/** Whether pictures are drawn without a graphics card. */
export function isDrawnInSoftware(context: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const said = String(context.getParameter(context.RENDERER));
  const more = said === HIDDEN ? context.getExtension("WEBGL_debug_renderer_info") : null;
  return SOFTWARE.test(more ? String(context.getParameter(more.UNMASKED_RENDERER_WEBGL)) : said);
}
