/** What the System page calls the letters of Kuivikemyynti. */
import type { LetterNames } from '@workspace/portal/web'

export const letterNames: LetterNames = {
  customer_request_received: { fi: 'Asiakaspyyntö vastaanotettu', en: 'Customer request received' },
  customer_request_accepted: { fi: 'Asiakaspyyntö hyväksytty', en: 'Customer request accepted' },
  customer_request_declined: { fi: 'Asiakaspyyntö hylätty', en: 'Customer request declined' },
  customer_invitation: { fi: 'Kutsu asiakkuuteen', en: 'Invitation to a customer account' },
}
