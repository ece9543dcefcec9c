/** The applications' own parts of a user, each drawn by its application through the published interface. */
import type { ComponentType, ReactElement } from 'react'
import { useKnownApplications } from '../../../kernel/applications/known-applications.tsx'
import type { MembershipFieldsProps, WebApplication } from '../../../kernel/applications/web-application.ts'
import { lazyComponent } from '../../../kernel/lazy-loading/lazy-component.ts'
import { Suspended } from '../../../kernel/lazy-loading/suspended.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Spinner, Stack } from '../../../kernel/ui/index.ts'
import type { UserForm } from './use-user-form.ts'
import { userFieldId } from './use-user-form.ts'

export interface MembershipPartsProps {
  form: Pick<UserForm, 'draft' | 'change'> & { readonly open: Pick<UserForm['open'], 'groups'> }
  /** Only of the application with this key; without it, of each. */
  only?: string
}

export function MembershipParts({ form, only }: MembershipPartsProps): ReactElement {
  const { loading } = useTexts('common')
  const known = useKnownApplications()
  return (
    <Stack>
      {Object.entries(known).map(([key, application]) => {
        const Fields = fieldsOf(application)
        if (Fields === undefined || (only !== undefined && only !== key)) return null
        return (
          <Suspended key={key} fallback={<Spinner label={loading} />}>
            <Fields
              user={form.draft}
              onChange={form.change}
              mayGive={(group) => form.open.groups.includes(group)}
              fieldId={userFieldId}
            />
          </Suspended>
        )
      })}
    </Stack>
  )
}

const loaded = new WeakMap<WebApplication, ComponentType<MembershipFieldsProps>>()

/** Of each application one component, whichever user is looked at. */
function fieldsOf(application: WebApplication): ComponentType<MembershipFieldsProps> | undefined {
  const { membershipFields } = application
  if (membershipFields === undefined) return undefined
  const known = loaded.get(application)
  if (known !== undefined) return known
  const Fields = lazyComponent(membershipFields)
  loaded.set(application, Fields)
  return Fields
}
