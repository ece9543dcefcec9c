/** What the portal's front page says of work that waits here. */
import type { IsoWeek } from '@workspace/portal/contract'
import type { Language, WaitingWords } from '@workspace/portal/web'
import { formatDate, formatWeek } from '@workspace/portal/web'

const titles = {
  fi: {
    toConfirm: 'Tilauksia vahvistettavana',
    requests: 'Muutos- ja peruutuspyyntöjä',
    messages: 'Vastaamattomia viestejä',
    customerRequests: 'Asiakaspyyntöjä',
    exceptions: 'Poikkeamia kuormissa',
    late: 'Kuormia myöhässä',
    unassigned: 'Kuormia ilman autoa',
    toVerify: 'Kuormia tarkastettavana',
    open: 'Kuormia tarjolla',
    withoutDriver: 'Kuormia ilman kuljettajaa tai autoa',
    loadsToday: 'Kuormia tänään',
    questions: 'Kysymyksiä sinulle',
    drafts: 'Tilauksia luonnoksena',
  },
  en: {
    toConfirm: 'Orders to confirm',
    requests: 'Change and cancellation requests',
    messages: 'Unanswered messages',
    customerRequests: 'Customer requests',
    exceptions: 'Exceptions in loads',
    late: 'Late loads',
    unassigned: 'Loads without a truck',
    toVerify: 'Loads to verify',
    open: 'Open loads',
    withoutDriver: 'Loads without a driver or a truck',
    loadsToday: 'Loads today',
    questions: 'Questions to you',
    drafts: 'Draft orders',
  },
}
const deliveries = {
  fi: { next: 'Seuraava toimitus', comes: 'Kuorma on matkalla' },
  en: { next: 'Next delivery', comes: 'The load is on its way' },
}

type Item = Parameters<WaitingWords['fi']['item']>[0]

function itemIn(language: Language): WaitingWords['fi']['item'] {
  const words: Readonly<Record<string, string>> = titles[language]
  return (item) => {
    const { kind, values } = item
    if (kind === 'nextDelivery') return deliveryIn(language, item)
    const title = Object.hasOwn(words, kind) ? words[kind] : undefined
    return title === undefined ? undefined : { title: `${title}: ${values['count']}` }
  }
}

function deliveryIn(language: Language, { values }: Item): { title: string; text: string } {
  const { next, comes } = deliveries[language]
  const text = String(values['number'])
  if (values['state'] === 'loaded') return { title: comes, text }
  const weekly = values['week'] ? formatWeek(values['week'] as IsoWeek, language) : ''
  // Noon, so that the day is the same one wherever the device is.
  const day = values['day'] ? formatDate(new Date(`${values['day']}T12:00:00Z`), language) : weekly
  return { title: day === '' ? next : `${next}: ${day}`, text }
}

export const waitingWords: WaitingWords = {
  fi: { count: () => 'odottaa', item: itemIn('fi') },
  en: { count: () => 'waiting', item: itemIn('en') },
}
