import type { Language } from '../../../../contract/own.ts'
import { letterTime } from '../../../kernel/mail/texts/letter-texts.ts'
import type { When } from './words.ts'

/** `page`: in Finnish time, as all of the page; `command`: in UTC and saying so, as logs and names of backups are. */
export type Place = 'page' | 'command'

export function momentsIn(language: Language, place: Place): When {
  if (place === 'page') return (at) => letterTime(new Date(at), language)
  return (at) => {
    const moment = new Date(at).toISOString()
    const [day, time] = [moment.slice(0, 10), moment.slice(11, 16)]
    return language === 'fi' ? `${day} klo ${time} UTC` : `on ${day} at ${time} UTC`
  }
}
