/** The one search of an application; what it looks through is said by the application. */
export const search = {
  label: 'Hae kaikesta',
  keys: 'Ctrl K',
  found: 'Hakutulokset',
  count: ({ count }: { count: number }) => (count === 1 ? '1 osuma' : `${count} osumaa`),
  searching: 'Haetaan…',
  none: ({ find }: { find: string }) => `Haulla ”${find}” ei löytynyt mitään.`,
}
