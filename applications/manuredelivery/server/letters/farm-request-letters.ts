/** Letters to a person whose farm asks to join, in both languages (7.4). */
interface FarmRequestLetter {
  readonly company: string
  readonly farm: string
  /** Why it was declined; empty otherwise. */
  readonly words: string
}

type Said = (letter: FarmRequestLetter) => string

const letterIn = (button: string) => (subject: Said, text: Said) => (letter: FarmRequestLetter) => ({
  subject: subject(letter),
  paragraphs: [text(letter), ...(letter.words === '' ? [] : [letter.words])],
  button,
})

const finnish = letterIn('Avaa Lanta-appi')
const english = letterIn('Open Lanta-appi')

export const farmRequestLetters = {
  fi: {
    farm_request_received: finnish(
      ({ company }) => `Pyyntösi liittää tila on vastaanotettu: ${company}`,
      ({ company, farm }) => `${company} käsittelee pyynnön, joka koskee tilaa ${farm}, ja vastaa sähköpostilla.`,
    ),
    farm_request_accepted: finnish(
      ({ company }) => `Tilasi on liitetty: ${company}`,
      ({ company, farm }) => `${company} noutaa nyt lantaa tilalta ${farm}. Ilmoita lanta, kun se on noudettavissa.`,
    ),
    farm_request_declined: finnish(
      ({ company }) => `Tilaasi ei liitetty: ${company}`,
      ({ company, farm }) => `${company} ei ota lantaa tilalta ${farm}.`,
    ),
  },
  en: {
    farm_request_received: english(
      ({ company }) => `Your request to join has been received: ${company}`,
      ({ company, farm }) => `${company} handles the request about ${farm} and answers by e-mail.`,
    ),
    farm_request_accepted: english(
      ({ company }) => `Your farm has joined: ${company}`,
      ({ company, farm }) => `${company} now collects manure from ${farm}. Offer manure when it can be collected.`,
    ),
    farm_request_declined: english(
      ({ company }) => `Your farm was not taken on: ${company}`,
      ({ company, farm }) => `${company} does not take manure from ${farm}.`,
    ),
  },
}
