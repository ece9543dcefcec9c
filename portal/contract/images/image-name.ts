/** ENT-43, ENT-45: a plain file name of an allowed image type, upper case allowed, no path and no second ending that hides another type. */
export function isImageName(name: string): boolean {
  return /^[\p{L}\p{N}_-][\p{L}\p{N} _-]*\.(?:png|jpe?g|gif)$/iu.test(name)
}
