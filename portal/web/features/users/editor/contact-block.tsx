/** Contact information (ADMIN-EDIT-05). */
import type { ReactElement } from 'react'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Collapsible, FieldGrid } from '../../../kernel/ui/index.ts'
import type { BlockProps } from './use-user-form.ts'
import { UserTextField } from './user-text-field.tsx'

export function ContactBlock({ form }: BlockProps): ReactElement {
  const { contactinformation } = useTexts('adminedit')
  return (
    <Collapsible heading={contactinformation} note={form.draft.city} open={form.isNew}>
      <FieldGrid>
        <UserTextField form={form} name="telephone" type="tel" span="half" />
        <UserTextField form={form} name="streetaddress" span="half" />
        <UserTextField form={form} name="postal" span="third" inputMode="numeric" />
        <UserTextField form={form} name="city" span="third" />
        <UserTextField form={form} name="country" span="third" />
      </FieldGrid>
    </Collapsible>
  )
}
