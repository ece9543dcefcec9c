/** ADMIN-USERS-11, 12: an address as a column can hold it. */
const shown = 24

export function shortEmail(email: string): string {
  const letters = [...email]
  return letters.length <= shown ? email : `${letters.slice(0, shown).join('')}…`
}
