/** What is right and wrong with a portal and the machine that it runs on: the command `doctor`, and the System page. */
export { examineSystemHandler } from './answer.ts'

/** All of it; few processes ever need it, so it is loaded by those that do. */
export function loadDoctor(): Promise<typeof import('./doctor.ts')> {
  return import('./doctor.ts')
}
