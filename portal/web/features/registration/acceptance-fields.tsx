/** The two acceptances; their documents open beside the form, so that nothing typed is lost (REG-07 to 09). */
import type { ReactElement } from 'react'
import { useTexts } from '../../kernel/texts/index.ts'
import { Checkbox, Stack } from '../../kernel/ui/index.ts'
import type { RegistrationWork } from './use-registration.ts'

export function AcceptanceFields({ work }: { work: RegistrationWork }): ReactElement {
  const registration = useTexts('registration')
  const box = (field: 'privacy' | 'terms', href: string, words: string) => (
    <Checkbox
      {...work.field(field)}
      required
      label={
        <>
          {registration.registeracceptbegin}{' '}
          <a href={href} target="_blank" rel="noreferrer">
            {words}
            <span className="visually-hidden">{`, ${registration.opensinnewtab}`}</span>
          </a>
        </>
      }
    />
  )
  return (
    <Stack gap="s">
      <h2 className="visually-hidden">{registration.registeracceptblock}</h2>
      {box('privacy', '#/registerstatement', registration.registeracceptprivacylink)}
      {box('terms', '#/termsofuse', registration.registeraccepttermslink)}
    </Stack>
  )
}
