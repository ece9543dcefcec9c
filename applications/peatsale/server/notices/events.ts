/** What people are told of, by the names of its letters: to whom, and whether a letter goes (5.6). */
import type { NoticeEvent } from '@workspace/portal/server'
import type { PeatRole } from '../../contract/rights/roles.ts'
import type { letters } from '../letters/templates.ts'

type Event = NoticeEvent & { readonly to: readonly PeatRole[] }
type Names = readonly [fi: string, en: string]

const names = ([fi, en]: Names) => ({ names: { fi, en } })
const customerMust = (...of: Names): Event => ({ ...names(of), to: ['customer'], letter: 'required' })
const customerMay = (...of: Names): Event => ({ ...names(of), to: ['customer'], letter: 'choice' })
const crewMay = (...of: Names): Event => ({ ...names(of), to: ['carrierLead', 'driver'], letter: 'choice' })
/** The letter goes to the address of the seller. */
const officeMust = (...of: Names): Event => ({ ...names(of), to: ['office'], letter: 'shared' })
const officeReads = (...of: Names): Event => ({ ...names(of), to: ['office'], letter: 'none' })
const newcomerMust = (...of: Names): Event => ({ ...names(of), to: ['newcomer', 'customer'], letter: 'required' })
/** The load is another's by then, or none's. */
const gone = { outlives: true } as const
const urgent = { urgent: true } as const

export const notices = {
  order_received: customerMust('Tilaus vastaanotettu', 'Order received'),
  order_entered_for_you: customerMust('Tilaus tehty puolestasi', 'Order placed for you'),
  order_confirmed: customerMust('Tilaus vahvistettu', 'Order confirmed'),
  order_changed: customerMust('Tilausta muutettu', 'Order changed'),
  order_change_received: customerMust('Muutos odottaa vahvistusta', 'Change awaits confirmation'),
  order_rejected: customerMust('Tilausta ei hyväksytty', 'Order not accepted'),
  order_held: customerMust('Tilaus pidossa', 'Order on hold'),
  order_question: customerMust('Kysymys tilauksesta', 'Question about an order'),
  order_released: customerMust('Tilaus etenee taas', 'Order moves on'),
  order_cancelled: customerMust('Tilaus peruttu', 'Order cancelled'),
  order_reopened: customerMust('Tilaus avattu uudelleen', 'Order reopened'),
  order_unconfirmed: customerMust('Tilauksen vahvistus peruttu', 'Confirmation withdrawn'),
  request_decided: customerMust('Vastaus muutos- tai perumispyyntöön', 'Answer to a change or cancel request'),
  order_remainder_closed: customerMust('Tilauksen loput suljettu', 'Rest of an order closed'),
  load_failed: customerMust('Kuormaa ei voitu toimittaa', 'Load could not be delivered'),
  load_moved_for_you: customerMust('Toimitusaika muuttui', 'Delivery time changed'),
  load_on_the_way: customerMay('Kuorma on tulossa', 'Load on its way'),
  load_delivered: customerMay('Kuorma toimitettu', 'Load delivered'),
  order_delivered: customerMay('Tilaus toimitettu', 'Order delivered'),
  customer_request_received: newcomerMust('Asiakaspyyntö vastaanotettu', 'Customer request received'),
  customer_request_accepted: { ...newcomerMust('Asiakaspyyntö hyväksytty', 'Customer request accepted'), ...gone },
  customer_request_declined: { ...newcomerMust('Asiakaspyyntöä ei hyväksytty', 'Customer request declined'), ...gone },
  customer_member_joined: customerMust('Uusi jäsen asiakkuudessa', 'New member of the account'),
  customer_member_waits: customerMust('Jäsen odottaa hyväksyntää', 'Member awaits approval'),
  customer_membership_waits: { ...newcomerMust('Jäsenyytesi odottaa', 'Your membership waits'), ...gone },
  customer_membership_opened: newcomerMust('Jäsenyytesi hyväksytty', 'Your membership approved'),
  load_offered: crewMay('Kuorma tarjolla', 'Load offered'),
  load_assigned: crewMay('Kuorma annettu', 'Load assigned'),
  load_reassigned: { ...crewMay('Kuorma annettu toiselle', 'Load given to another'), ...gone },
  load_taken_back: { ...crewMay('Kuorma otettu takaisin', 'Load taken back'), ...gone },
  load_moved: crewMay('Kuorman aika tai paikka muuttui', 'Time or place of a load changed'),
  load_cancelled: { ...crewMay('Kuorma peruttu', 'Load cancelled'), ...gone },
  swamp_closed: { ...names(['Lastaus suljettu', 'Loading closed']), to: ['driver'], letter: 'required', ...gone },
  swamp_opened: { ...names(['Lastaus taas auki', 'Loading open again']), to: ['driver'], letter: 'required', ...gone },
  load_problem_to_office: { ...officeMust('Ongelma kentältä', 'Problem in the field'), ...urgent },
  load_failed_to_office: { ...officeMust('Toimitus epäonnistui', 'Delivery failed'), ...urgent },
  load_released_to_office: officeMust('Kuorma vapautettiin myöhään', 'Load released late'),
  order_cancelled_to_office: officeMust('Asiakas perui tilauksen', 'Customer cancelled an order'),
  request_to_office: officeMust('Muutos- tai perumispyyntö', 'Change or cancel request'),
  office_digest: { ...names(['Aamun kooste', 'Morning digest']), to: ['office'], letter: 'choice' },
  order_note_to_office: officeReads('Viesti asiakkaalta', 'Message from a customer'),
  load_note_to_office: officeReads('Viesti kuormasta', 'Message about a load'),
  service_asked: {
    ...names(['Pyyntö ajaa myyjälle', 'Request to drive for a seller']),
    to: ['carrierLead', 'superadmin'],
    letter: 'choice',
  },
  batch_exported: { ...names(['Laskutusaineisto viety', 'Batch exported']), to: ['carrierLead'], letter: 'choice' },
  service_answered: officeReads('Vastaus ajopyyntöön', 'Answer to a request to drive'),
  load_unverified_to_office: officeReads('Kuorma jäi tarkastamatta', 'Load left unverified'),
} satisfies Partial<Record<keyof typeof letters, Event>>
