/** Finnish texts: letters that the mail server did not take. */
import { counted, formatNumber } from '../figures.ts'

export const letterresending = {
  letterresendall: ({ count }: { count: number }) => `Lähetä uudelleen lähtemättä jääneet (${formatNumber(count)})`,
  letterresendallheading: 'Lähtemättä jääneet kirjeet',
  letterresendalltext: ({ count }: { count: number }) =>
    `${counted(count, 'kirje', 'kirjettä')} jäi lähtemättä, kun sähköpostipalvelin oli poissa tai ei ottanut portaalin kirjeitä vastaan. Lähetetäänkö uudelleen? Kirjeitä, jotka palvelin on torjunut lopullisesti tai joiden linkki on vanhentunut, ei lähetetä.`,
  letterresentall: ({ count }: { count: number }) =>
    `${counted(count, 'kirje lähetetään', 'kirjettä lähetetään')} uudelleen.`,
}
