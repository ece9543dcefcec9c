import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import { companyText, dash, foot, kilogramsText } from '@workspace/logistics/server/drawing'
import type { Drawing } from '@workspace/portal/server'
import type { HandOverContractContent } from './content.ts'
import { dateText } from './draw-words.ts'

/** Luovutussopimus: what is agreed between a farm and a company, with room for two signatures. */
export const drawHandOverContract: Drawing<Drawn<HandOverContractContent>> = (page, content, words) => {
  page.heading(`${words.of({ fi: 'Lannan luovutussopimus', en: 'Contract on handing over manure' })} ${content.number}`)
  page.pairs(factsOf(content, words), 2)
  page.paragraph(
    words.of({
      fi: 'Tila luovuttaa lantaa ja yritys vastaanottaa sitä tämän sopimuksen mukaan. Jokaisesta erästä tehdään kaupallinen asiakirja.',
      en: 'The farm hands over manure and the company receives it by this contract. Each consignment has a commercial document.',
    }),
  )
  page.heading(words.of({ fi: 'Ehdot lajeittain', en: 'Terms by type' }), 2)
  for (const { type, terms } of content.types) {
    page.paragraph(`${words.of(type)}: ${terms.map((term) => words.of(term)).join(' ') || asPublished(words)}`)
  }
  page.paragraph(
    words.of({
      fi: 'Ehdot ovat sopimuksen tekopäivänä julkaistut. Noudossa sovelletaan noutopyynnön hyväksymisessä ilmoitettuja ehtoja.',
      en: 'The terms are those published on the day of this contract. A pickup follows the terms given with its acceptance.',
    }),
  )
  page.signatures([
    { label: words.of({ fi: 'Luovuttaja, paikka ja aika', en: 'Farm, place and date' }), name: content.farm.name },
    {
      label: words.of({ fi: 'Vastaanottaja, paikka ja aika', en: 'Receiver, place and date' }),
      name: content.company.name,
    },
  ])
  foot(page, content, words)
}

function factsOf(content: HandOverContractContent, words: DrawingWords): [string, string][] {
  const { company, farm, keepingPlaces, kgPerYear, from, to, signedOn } = content
  const places = keepingPlaces.map(({ id, municipality }) => [id, municipality].filter(Boolean).join(', '))
  return [
    [words.of({ fi: 'Luovuttaja', en: 'Farm' }), companyText(farm, words)],
    [
      words.of({ fi: 'Vastaanottaja', en: 'Receiver' }),
      [companyText(company, words), company.address].filter(Boolean).join(', '),
    ],
    [words.of({ fi: 'Tilatunnus', en: 'Farm id' }), farm.farmId || dash],
    [words.of({ fi: 'Pitopaikat', en: 'Keeping places' }), places.join('; ') || dash],
    [words.of({ fi: 'Määrä vuodessa', en: 'Quantity a year' }), kilogramsText(kgPerYear)],
    [words.of({ fi: 'Voimassa', en: 'Valid' }), `${dateText(from, words)} – ${dateText(to, words)}`],
    [words.of({ fi: 'Allekirjoitettu', en: 'Signed' }), signedOn === '' ? dash : dateText(signedOn, words)],
  ]
}

function asPublished(words: DrawingWords): string {
  return words.of({ fi: 'ehdot sovitaan erikseen.', en: 'terms are agreed separately.' })
}
