/** Made when it is first asked for, then kept: the first formatter of a page costs a slow phone a tenth of a second. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
