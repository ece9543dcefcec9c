/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): unknown
  }
  export function openSync(path: string): Font
}
