import type { DocumentLanguage, Host } from '@workspace/portal/server'

interface Drawable {
  readonly kind: string
  readonly number: string
  readonly content: string
  readonly sha256: string
  readonly language: string
  readonly issued_at: string
}

const titles: Readonly<Record<string, string>> = {
  waybill: 'Rahtikirja',
  deliveryNote: 'Lähete',
  orderConfirmation: 'Tilausvahvistus',
}
const englishTitles: Readonly<Record<string, string>> = {
  waybill: 'Waybill',
  deliveryNote: 'Delivery note',
  orderConfirmation: 'Order confirmation',
}

/** The same content gives the same bytes, whenever it is drawn. @throws Refused `busy` */
export async function drawnDocument(
  host: Pick<Host, 'pdf'>,
  { kind, number, content, sha256, language, issued_at }: Drawable,
  shown: DocumentLanguage = languageOf(language),
): Promise<Uint8Array> {
  const title = (shown === 'en' ? englishTitles : titles)[kind] ?? kind
  const facts = { title: `${title} ${number}`, language: shown, at: new Date(issued_at) }
  return await host.pdf.draw(kind, { ...JSON.parse(content), sha256 }, facts)
}

export function languageOf(stored: string): DocumentLanguage {
  return stored === 'en' || stored === 'both' ? stored : 'fi'
}

/** Plain ASCII: `tilausvahvistus-KM-26-00487.pdf`. */
export function fileName(
  { kind, number, edition }: { readonly kind: string; readonly number: string; readonly edition: number },
  language: string,
): string {
  const name = ((language === 'en' ? englishTitles : titles)[kind] ?? kind).toLowerCase()
  const ascii = name.replaceAll('ä', 'a').replaceAll(' ', '-')
  return `${ascii}-${number}${edition === 1 ? '' : `-${edition}`}.pdf`
}
