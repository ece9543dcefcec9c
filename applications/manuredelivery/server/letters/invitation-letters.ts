/** The letter with the link of an invitation (7.4). */
import { englishDate, finnishDate } from '@workspace/portal/contract'

interface InvitationLetter {
  readonly farm: string
  readonly inviter: string
  readonly until: string
}

type Sender = { readonly title: string }

export const invitationLetters = {
  fi: {
    farm_invitation: ({ farm, inviter, until }: InvitationLetter, { title }: Sender) => ({
      subject: `Kutsu tilalle ${farm}`,
      paragraphs: [
        `${inviter} kutsuu sinut tilan ${farm} käyttäjäksi palvelussa ${title}. Voit ilmoittaa lantaa noudettavaksi ja nähdä tilan noudot ja asiakirjat.`,
        `Kirjaudu sisään tähän osoitteeseen liitetyllä käyttäjätilillä ja hyväksy kutsu. Kutsu on voimassa ${finnishDate(new Date(until))} asti ja toimii kerran. Jos et odottanut kutsua, voit jättää viestin huomiotta.`,
      ],
      button: 'Avaa kutsu',
    }),
  },
  en: {
    farm_invitation: ({ farm, inviter, until }: InvitationLetter, { title }: Sender) => ({
      subject: `Invitation to the farm ${farm}`,
      paragraphs: [
        `${inviter} invites you to join the farm ${farm} in ${title}. You can offer manure for collection and read the farm’s pickups and documents.`,
        `Sign in with the user account that has this address and accept the invitation. It is valid until ${englishDate(new Date(until))} and works once. If you did not expect it, you can ignore this message.`,
      ],
      button: 'Open the invitation',
    }),
  },
}
