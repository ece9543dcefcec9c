/** The text without the passwords of addresses in it (`scheme://user:password@host`): for whatever an operator is told (R59). */
export function hidePasswords(text: string): string {
  return text.replace(/(:\/\/[^:/@\s]*:)\S*@/g, '$1***@')
}
