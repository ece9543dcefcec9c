/** What the System page calls the letters of Kuivikemyynti. */
import type { LetterNames } from '@workspace/portal/web'

export const letterNames: LetterNames = {
  customer_request_received: { fi: 'Asiakaspyyntö vastaanotettu', en: 'Customer request received' },
  customer_request_accepted: { fi: 'Asiakaspyyntö hyväksytty', en: 'Customer request accepted' },
  customer_request_declined: { fi: 'Asiakaspyyntö hylätty', en: 'Customer request declined' },
  customer_invitation: { fi: 'Kutsu asiakkuuteen', en: 'Invitation to a customer account' },
  order_received: { fi: 'Tilaus vastaanotettu', en: 'Order received' },
  order_entered_for_you: { fi: 'Tilaus tehty puolestasi', en: 'Order placed for you' },
  order_confirmed: { fi: 'Tilausvahvistus', en: 'Order confirmation' },
  order_changed: { fi: 'Tilausta muutettu', en: 'Order changed' },
  order_change_received: { fi: 'Tilauksen muutos vastaanotettu', en: 'Change to an order received' },
  order_rejected: { fi: 'Tilaus hylätty', en: 'Order rejected' },
  order_held: { fi: 'Tilaus pidossa', en: 'Order on hold' },
  order_question: { fi: 'Kysymys tilauksesta', en: 'Question about an order' },
  order_released: { fi: 'Tilaus etenee taas', en: 'Order released' },
  order_cancelled: { fi: 'Tilaus peruttu', en: 'Order cancelled' },
  order_reopened: { fi: 'Tilaus avattu uudelleen', en: 'Order reopened' },
  order_unconfirmed: { fi: 'Tilauksen vahvistus peruttu', en: 'Order confirmation withdrawn' },
  request_decided: { fi: 'Pyyntö ratkaistu', en: 'Request decided' },
  order_delivered: { fi: 'Tilaus toimitettu', en: 'Order delivered' },
  order_remainder_closed: { fi: 'Tilauksen loput suljettu', en: 'Remainder of an order closed' },
  request_to_office: { fi: 'Asiakkaan pyyntö toimistolle', en: 'Customer’s request to the office' },
  load_delivered: { fi: 'Kuorma toimitettu', en: 'Load delivered' },
  load_failed: { fi: 'Kuorma toimittamatta', en: 'Load not delivered' },
  load_failed_to_office: { fi: 'Kuorma toimittamatta, toimistolle', en: 'Load not delivered, to the office' },
  load_cancelled: { fi: 'Kuorma peruttu', en: 'Load cancelled' },
}
