/** `npm run bench -- --quick` takes every goal with few rows, for a moment: it shows that each can still be measured. */
export const isQuick = process.argv.includes('--quick')

/** The second number is for a quick run. */
export function scaled(whole: number, quick: number): number {
  return isQuick ? quick : whole
}
