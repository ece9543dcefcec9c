/** Who offers the service, who answers for the data and whom to ask: the operator's companies, or else those of the portal. */
import type { NamedCompany, PublicBrand } from '../../../contract/site/brand.ts'
import type { DocumentSettingName } from '../../kernel/texts/document-blocks.ts'
import type { Language } from '../../kernel/texts/index.ts'
import { locales } from '../../kernel/texts/index.ts'

type PeopleBehind = Readonly<Record<Extract<DocumentSettingName, 'provider' | 'controller' | 'dataprotection'>, string>>

const ownCompanies = ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen']

/** In the document's language, which may differ from the page's (TERMS-15). @param siteadmin the address, or words for it. */
export function responsibleParties(
  brand: PublicBrand | undefined,
  language: Language,
  siteadmin: string,
): PeopleBehind {
  const words = wordsIn[language]
  const contact = brand?.controller?.dataprotection
  return {
    ...(isNamed(brand) ? operators(brand, language) : ownGroup(language)),
    dataprotection: contact ? words.contact(inWords(contact, words)) : words.write(siteadmin),
  }
}

function isNamed(brand: PublicBrand | undefined): brand is PublicBrand {
  return brand !== undefined && (brand.controller !== undefined || brand.companies.length > 0)
}

function ownGroup(language: Language) {
  const { group, groupOfControllers } = wordsIn[language]
  const names = listed(ownCompanies, language)
  return { provider: group(names), controller: groupOfControllers(names) }
}

function operators({ controller, companies }: PublicBrand, language: Language) {
  const words = wordsIn[language]
  const offering: readonly Party[] = companies.length > 0 || !controller ? companies : [controller]
  const answering: readonly Party[] = controller ? [controller] : companies
  const others = controller ? companies.filter(({ name }) => name !== controller.name) : []
  const inFull = (parties: readonly Party[]) =>
    listed(
      parties.map((party) => inWords(party, words)),
      language,
    )
  return {
    provider: words.provider(inFull(offering), offering.length),
    controller: [
      words.controller(inFull(answering), answering.length),
      ...(others.length > 0 ? [words.alsoActing(inFull(others))] : []),
    ].join(' '),
  }
}

type Party = NamedCompany | { name: string; businessid?: string; address?: string; email?: string; phone?: string }

/** `Suonkorpi Oy (Y-tunnus 1234567-1, Korpitie 1)`; what is not known is left out. */
function inWords(party: Party, words: Words): string {
  const {
    name,
    businessid = '',
    address = '',
    email = '',
    phone = '',
  } = { address: '', email: '', phone: '', ...party }
  const known = [businessid && words.businessid(businessid), address, email, phone && words.phone(phone)]
  const told = known.filter((part) => part !== '').join(', ')
  return told === '' ? name : `${name} (${told})`
}

function listed(names: readonly string[], language: Language): string {
  const place = language === 'fi' ? locales.fi : 'en-GB'
  return new Intl.ListFormat(place, { type: 'conjunction' }).format(names)
}

const finnish = {
  group: (names: string) => `Palvelua tarjoavat konsernin yhtiöt, joiden nimissä palvelussa toimitaan: ${names}`,
  provider: (names: string, count: number) =>
    count === 1 ? `Palvelua tarjoaa ${names}` : `Palvelua tarjoavat ${names}`,
  groupOfControllers: (names: string) =>
    `Rekisterinpitäjiä ovat konsernin yhtiöt (${names}) kukin omien asiakkaidensa ja työntekijöidensä tietojen osalta. Palvelua ylläpidetään yhteisesti.`,
  controller: (names: string, count: number) =>
    count === 1
      ? `Rekisterinpitäjä on ${names}.`
      : `Rekisterinpitäjiä ovat ${names} kukin omien asiakkaidensa ja työntekijöidensä tietojen osalta. Palvelua ylläpidetään yhteisesti.`,
  alsoActing: (names: string) => `Palvelussa toimitaan myös näiden yhtiöiden nimissä: ${names}.`,
  write: (siteadmin: string) => `Kaikissa tietosuoja-asioissa voit kirjoittaa osoitteeseen ${siteadmin}.`,
  contact: (person: string) => `Tietosuoja-asioissa sinua auttaa ${person}.`,
  businessid: (id: string) => `Y-tunnus ${id}`,
  phone: (phone: string) => `puhelin ${phone}`,
}
type Words = typeof finnish

const english: Words = {
  group: (names) => `It is offered by the group's companies in whose names the service is used: ${names}`,
  provider: (names) => `It is offered by ${names}`,
  groupOfControllers: (names) =>
    `The controllers are the group's companies (${names}), each for the data of its own customers and employees. The service is maintained jointly.`,
  controller: (names, count) =>
    count === 1
      ? `The controller is ${names}.`
      : `The controllers are ${names}, each for the data of its own customers and employees. The service is maintained jointly.`,
  alsoActing: (names) => `The service is also used in the names of these companies: ${names}.`,
  write: (siteadmin) => `In all matters of data protection you may write to ${siteadmin}.`,
  contact: (person) => `In matters of data protection you are helped by ${person}.`,
  businessid: (id) => `business ID ${id}`,
  phone: (phone) => `telephone ${phone}`,
}

const wordsIn: Readonly<Record<Language, Words>> = { fi: finnish, en: english }
