/**
 * The solid board as three.js draws it: few bodies, each kind of them in one go. It draws when it is told to, and only
 * then; loaded when a board of Torres is opened, because three.js is as heavy as everything else together.
 */

import {
  Color,
  DirectionalLight,
  FrontSide,
  GreaterDepth,
  HemisphereLight,
  InstancedBufferAttribute,
  InstancedMesh,
  LessEqualDepth,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderer,
  type BufferGeometry,
  type CanvasTexture,
} from "three";
import { SIDE } from "../cells";
import { isPlan, LEVEL, spaceOf, type Lens, type Point3 } from "./lens";
import type { Who } from "../view";
import type { Decal, Figure, Model, Tint } from "./model";
import { blockKey, figureKey } from "./motions";
import { boardPicture, emblemPicture, shadowPicture, signPicture, SIGNS, stonePicture } from "./paint";
import type { Palette } from "./palette";
import { blockBody, boardBody, figureBody, RIM, TABLE } from "./shapes";

const MOST_BLOCKS = 320;
const MOST_FIGURES = 40;
const MOST_DECALS = 320;
/** How much lower than in front a thing behind a tower shines. */
const THROUGH = 0.42;
/** Signs float this far above the stone, so that they never flicker in it. */
const ABOVE = 0.014;

const FLAT = `
  attribute vec4 tint; attribute float tile; attribute float size;
  uniform float tiles; uniform float push;
  varying vec2 place; varying vec4 hue;
  void main() {
    place = vec2((tile + uv.x) / tiles, uv.y);
    hue = tint;
    vec4 middle = viewMatrix * instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0);
    #ifdef UPRIGHT
      gl_Position = projectionMatrix * (middle + vec4(position.xy * size, push, 0.0));
    #else
      gl_Position = projectionMatrix * viewMatrix * instanceMatrix * vec4(position.x * size, 0.0, -position.y * size, 1.0);
    #endif
  }`;
const FLAT_COLOUR = `
  uniform sampler2D picture; uniform float strength;
  varying vec2 place; varying vec4 hue;
  void main() {
    gl_FragColor = texture2D(picture, place) * hue;
    gl_FragColor.a *= strength;
    if (gl_FragColor.a < 0.02) discard;
    #include <colorspace_fragment>
  }`;

/** Pictures on small planes: lying on the board, or upright towards the eye. */
class Planes {
  readonly shown: InstancedMesh<BufferGeometry, ShaderMaterial>;
  /** The same behind whatever stands in front of it. */
  readonly through: InstancedMesh<BufferGeometry, ShaderMaterial>;
  readonly #tints: InstancedBufferAttribute;
  readonly #tiles: InstancedBufferAttribute;
  readonly #sizes: InstancedBufferAttribute;

  constructor(picture: CanvasTexture, tiles: number, most: number, upright: boolean, order: number) {
    const plane = new PlaneGeometry(1, 1);
    this.#tints = new InstancedBufferAttribute(new Float32Array(4 * most), 4);
    this.#tiles = new InstancedBufferAttribute(new Float32Array(most), 1);
    this.#sizes = new InstancedBufferAttribute(new Float32Array(most), 1);
    plane.setAttribute("tint", this.#tints);
    plane.setAttribute("tile", this.#tiles);
    plane.setAttribute("size", this.#sizes);
    const material = (through: boolean) =>
      new ShaderMaterial({
        vertexShader: FLAT,
        fragmentShader: FLAT_COLOUR,
        uniforms: {
          picture: { value: picture },
          tiles: { value: tiles },
          push: { value: 0 },
          strength: { value: through ? THROUGH : 1 },
        },
        defines: upright ? { UPRIGHT: "" } : {},
        transparent: true,
        depthWrite: false,
        depthFunc: through ? GreaterDepth : LessEqualDepth,
        polygonOffset: !upright,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -2,
      });
    this.shown = new InstancedMesh(plane, material(false), most);
    this.through = new InstancedMesh(plane, material(true), most);
    this.through.instanceMatrix = this.shown.instanceMatrix;
    this.shown.renderOrder = order;
    this.through.renderOrder = order - 1;
    for (const mesh of [this.shown, this.through]) mesh.frustumCulled = false;
  }

  set picture(picture: CanvasTexture) {
    for (const { material } of [this.shown, this.through]) {
      (material.uniforms.picture!.value as CanvasTexture).dispose();
      material.uniforms.picture!.value = picture;
    }
  }

  set push(far: number) {
    for (const { material } of [this.shown, this.through]) material.uniforms.push!.value = far;
  }

  put(place: number, at: Point3, tile: number, colour: Color, strength: number, size: number): void {
    this.shown.setMatrixAt(place, MATRIX.makeTranslation(at.x, at.y, at.z));
    this.#tints.setXYZW(place, colour.r, colour.g, colour.b, strength);
    this.#tiles.setX(place, tile);
    this.#sizes.setX(place, size);
  }

  done(count: number): void {
    this.shown.count = this.through.count = count;
    // Nothing to draw is not drawn.
    this.shown.visible = this.through.visible = count > 0;
    this.shown.instanceMatrix.needsUpdate = true;
    for (const attribute of [this.#tints, this.#tiles, this.#sizes]) attribute.needsUpdate = true;
  }
}

const MATRIX = new Matrix4();
const WHITE = new Color(1, 1, 1);

export class World {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #sun = new DirectionalLight();
  readonly #sky = new HemisphereLight();
  readonly #board = new Mesh(boardBody(), new MeshLambertMaterial({ vertexColors: true }));
  readonly #blocks: InstancedMesh<BufferGeometry, MeshLambertMaterial>;
  readonly #figures: InstancedMesh<BufferGeometry, MeshLambertMaterial>;
  readonly #ghost: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #shadow: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #decals: Planes;
  readonly #emblems: Planes;
  #palette: Palette;
  #colours = new Map<string, Color>();
  #plan = false;
  #thrown = "";

  constructor(canvas: HTMLCanvasElement, palette: Palette) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#palette = palette;
    const stone = stonePicture();
    this.#blocks = new InstancedMesh(
      blockBody(),
      // Blocks have no bottom: their outsides throw the shadow.
      new MeshLambertMaterial({ map: stone, vertexColors: true, shadowSide: FrontSide }),
      MOST_BLOCKS,
    );
    this.#figures = new InstancedMesh(figureBody(), cloaked(), MOST_FIGURES);
    this.#ghost = new Mesh(
      this.#blocks.geometry,
      new MeshBasicMaterial({ map: stone, transparent: true, opacity: 0.62, depthWrite: false }),
    );
    this.#ghost.renderOrder = 7;
    const cast = (SIDE + 2 * RIM) * 1.14;
    this.#shadow = new Mesh(
      new PlaneGeometry(cast, cast).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ map: shadowPicture(), transparent: true, depthWrite: false }),
    );
    this.#shadow.position.set(0.06, TABLE, 0.1);
    this.#decals = new Planes(signPicture(), SIGNS.length, MOST_DECALS, false, 3);
    this.#emblems = new Planes(emblemPicture(palette), palette.seats.length + 1, MOST_FIGURES, true, 6);
    this.#build();
    this.palette = palette;
  }

  #build(): void {
    for (const mesh of [this.#blocks, this.#figures]) {
      mesh.castShadow = true;
      mesh.frustumCulled = false;
      mesh.setColorAt(0, WHITE);
    }
    // After the signs on the ground, so that those shine through towers and not through whoever stands on them.
    this.#figures.renderOrder = 4;
    this.#blocks.receiveShadow = this.#board.receiveShadow = true;
    this.#sun.position.set(-5, 9, 3.5);
    this.#sun.castShadow = true;
    const { shadow } = this.#sun;
    shadow.mapSize.set(1024, 1024);
    shadow.radius = 2.5;
    shadow.normalBias = 0.03;
    shadow.bias = -0.0008;
    Object.assign(shadow.camera, { left: -7, right: 7, top: 7, bottom: -7, near: 1, far: 22 });
    this.#camera.matrixAutoUpdate = false;
    this.#scene.add(this.#sun, this.#sky, this.#shadow, this.#board, this.#blocks, this.#figures, this.#ghost);
    for (const { shown, through } of [this.#decals, this.#emblems]) this.#scene.add(shown, through);
  }

  /** Other colours: another time of day. */
  set palette(palette: Palette) {
    this.#palette = palette;
    this.#colours.clear();
    const { material } = this.#board;
    material.map?.dispose();
    material.map = boardPicture(palette);
    material.needsUpdate = true;
    this.#emblems.picture = emblemPicture(palette);
    const { night } = palette;
    // By night a candle stands at the left; the meadow of the dark page would vanish in its light.
    material.color.setScalar(night ? 1.9 : 1);
    this.#sun.color.set(night ? "#ffd6a0" : "#fff1d6");
    this.#sun.intensity = night ? 2.1 : 2.5;
    this.#sky.color.set(night ? "#d8cdbd" : "#ffffff");
    this.#sky.groundColor.set(night ? "#5d4836" : "#b99a74");
    this.#sky.intensity = night ? 1.3 : 1.55;
    this.#renderer.shadowMap.needsUpdate = true;
  }

  resize({ width, height }: { width: number; height: number }): void {
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
  }

  /** Look through a lens. */
  look(lens: Lens): void {
    const { right, up, back, middle, scale, width, height } = lens;
    const far = 1 / Math.max(lens.near, 0.002);
    const [nearest, farthest] = [far - 12, far + 12];
    const unit = nearest / (scale * far);
    const { matrix, matrixWorld, projectionMatrix, projectionMatrixInverse } = this.#camera;
    matrix.set(
      ...[right.x, up.x, back.x, back.x * far],
      ...[right.y, up.y, back.y, back.y * far],
      ...[right.z, up.z, back.z, back.z * far],
      ...[0, 0, 0, 1],
    );
    matrixWorld.copy(matrix);
    this.#camera.matrixWorldInverse.copy(matrix).invert();
    projectionMatrix.makePerspective(
      -middle.x * unit,
      (width - middle.x) * unit,
      middle.y * unit,
      (middle.y - height) * unit,
      nearest,
      farthest,
    );
    projectionMatrixInverse.copy(projectionMatrix).invert();
    this.#plan = isPlan(lens.gaze);
    this.#emblems.push = this.#plan ? 0.8 : 0.4;
  }

  /** Lay everything out; `placeOf` says where a thing on its way is just now, and `moves` whether there is any. */
  arrange(model: Model, placeOf: (key: string, end: Point3) => Point3, moves: boolean): void {
    const blocks = model.blocks.slice(0, MOST_BLOCKS);
    blocks.forEach((block, place) => {
      const at = placeOf(blockKey(block), spaceOf(block.cell, block.floor * LEVEL));
      this.#blocks.setMatrixAt(place, MATRIX.makeTranslation(at.x, at.y, at.z));
      this.#blocks.setColorAt(place, this.#stone(block.tint));
    });
    finish(this.#blocks, blocks.length);
    this.#ghost.visible = model.ghost !== null;
    if (model.ghost) {
      const { x, y, z } = spaceOf(model.ghost.cell, model.ghost.floor * LEVEL);
      this.#ghost.position.set(x, y + ABOVE, z);
      this.#ghost.material.color.copy(this.#stone(model.ghost.tint));
    }
    this.#stand(model.figures, placeOf);
    this.#lay(model.decals);
    this.#shade(model, moves);
  }

  /** Shadows are worked out anew only when what throws them has changed: a pointer that wanders about is cheap. */
  #shade({ blocks, figures }: Model, moves: boolean): void {
    const standing = figures.filter(({ faint }) => !faint).map(figureKey);
    const thrown = `${blocks.map(blockKey).join()} ${standing.join()} ${moves}`;
    if (moves || thrown !== this.#thrown) this.#renderer.shadowMap.needsUpdate = true;
    this.#thrown = thrown;
  }

  #stand(figures: readonly Figure[], placeOf: (key: string, end: Point3) => Point3): void {
    const solid = figures.filter(({ faint }) => !faint).slice(0, MOST_FIGURES);
    const all = [...solid, ...figures.filter(({ faint }) => faint)].slice(0, MOST_FIGURES);
    all.forEach((figure, place) => {
      const { who, faint } = figure;
      const at = placeOf(figureKey(figure), spaceOf(figure.cell, figure.level * LEVEL));
      const tall = who === "king" ? 1.22 : 1;
      if (!faint) {
        this.#figures.setMatrixAt(place, MATRIX.makeScale(tall, tall, tall).setPosition(at.x, at.y, at.z));
        this.#figures.setColorAt(place, this.#colour(who === "king" ? "king" : `seat-${who}`));
      }
      const chest = { x: at.x, y: at.y + 0.27 * tall, z: at.z };
      this.#emblems.put(place, chest, this.#tile(who), WHITE, faint ? 0.55 : 1, this.#plan ? 0.72 : 0.46 * tall);
    });
    finish(this.#figures, solid.length);
    this.#emblems.done(all.length);
  }

  #lay(decals: readonly Decal[]): void {
    const shown = decals.slice(0, MOST_DECALS);
    shown.forEach(({ at, sign, tint, strength }, place) => {
      const above = { x: at.x, y: at.y + ABOVE, z: at.z };
      this.#decals.put(place, above, SIGNS.indexOf(sign), this.#colour(tint), strength, 1);
    });
    this.#decals.done(shown.length);
  }

  #tile = (who: Who): number => (who === "king" ? this.#palette.seats.length : who);

  #stone(tint: number): Color {
    return this.#named(`stone-${tint}`, [this.#palette.stone1, this.#palette.stone2, this.#palette.stone3][tint]!);
  }

  #colour(tint: Tint): Color {
    const css = isOfSeat(tint) ? this.#palette.seats[Number(tint.slice(5))]! : this.#palette[tint];
    return this.#named(tint, css);
  }

  #named(name: string, css: string): Color {
    const known = this.#colours.get(name) ?? new Color(css);
    this.#colours.set(name, known);
    return known;
  }

  /** Draw one picture; return in how many goes that was done. */
  render(): number {
    this.#renderer.render(this.#scene, this.#camera);
    return this.#renderer.info.render.calls;
  }

  dispose(): void {
    this.#scene.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      (thing.geometry as BufferGeometry).dispose();
      const material = thing.material as MeshLambertMaterial | ShaderMaterial;
      if ("map" in material) material.map?.dispose();
      else (material.uniforms.picture?.value as CanvasTexture | undefined)?.dispose();
      material.dispose();
    });
    this.#renderer.dispose();
  }
}

const isOfSeat = (tint: Tint): tint is `seat-${number}` => tint.startsWith("seat-");

function finish(mesh: InstancedMesh, count: number): void {
  mesh.count = count;
  mesh.visible = count > 0;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

/** What is black takes its owner's colour, everything else keeps its own. */
function cloaked(): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, transparent: true });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      "#include <color_vertex>",
      "vColor = vec4(dot(color, vec3(1.0)) < 0.001 ? instanceColor.rgb : color, 1.0);",
    );
  };
  return material;
}
