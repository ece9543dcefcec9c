/** What the portal's front page says of work that waits here. */
import type { WaitingWords } from '@workspace/portal/web'

const titles = {
  fi: {
    toConfirm: 'Tilauksia vahvistettavana',
    requests: 'Muutos- ja peruutuspyyntöjä',
    customerRequests: 'Asiakaspyyntöjä',
    exceptions: 'Poikkeamia kuormissa',
    late: 'Kuormia myöhässä',
    unassigned: 'Kuormia ilman autoa',
    toVerify: 'Kuormia tarkastettavana',
    open: 'Kuormia tarjolla',
    withoutDriver: 'Kuormia ilman kuljettajaa tai autoa',
    loadsToday: 'Kuormia tänään',
  },
  en: {
    toConfirm: 'Orders to confirm',
    requests: 'Change and cancellation requests',
    customerRequests: 'Customer requests',
    exceptions: 'Exceptions in loads',
    late: 'Late loads',
    unassigned: 'Loads without a truck',
    toVerify: 'Loads to verify',
    open: 'Open loads',
    withoutDriver: 'Loads without a driver or a truck',
    loadsToday: 'Loads today',
  },
}

function itemIn(words: Readonly<Record<string, string>>): WaitingWords['fi']['item'] {
  return ({ kind, values }) => {
    const title = Object.hasOwn(words, kind) ? words[kind] : undefined
    return title === undefined ? undefined : { title: `${title}: ${values['count']}` }
  }
}

export const waitingWords: WaitingWords = {
  fi: { count: () => 'odottaa', item: itemIn(titles.fi) },
  en: { count: () => 'waiting', item: itemIn(titles.en) },
}
