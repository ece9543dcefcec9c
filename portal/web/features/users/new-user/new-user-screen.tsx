/** Add a new user: one form, from an empty page to somebody in the list (ADMIN-NEW). */
import type { ReactElement } from 'react'
import { may } from '../../../../contract/rights/may.ts'
import { useAddress } from '../../../kernel/routing/hash-location.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, earlyEnter, FormStack, iconPlus, MissingList, Notice, Page } from '../../../kernel/ui/index.ts'
import { useAdminData } from '../../admin-data/index.ts'
import { ApplicationsBlock } from '../editor/applications-block.tsx'
import { BasicBlock } from '../editor/basic-block.tsx'
import { ContactBlock } from '../editor/contact-block.tsx'
import { Effects } from '../editor/effects.tsx'
import { GroupsBlock } from '../editor/groups-block.tsx'
import { PasswordFields } from '../editor/password-fields.tsx'
import { goToOpen, isReady, openFields, userFieldId } from '../editor/use-user-form.ts'
import { UserTextField } from '../editor/user-text-field.tsx'
import { addressOf, viewOf } from '../list/user-view.ts'
import { rightsAfter } from '../rights-after.ts'
import { useFieldName } from '../value-words.ts'
import { NewUserFailure } from './new-user-failure.tsx'
import type { NewUserWork } from './use-new-user.ts'
import { useNewUser } from './use-new-user.ts'

export function NewUserScreen(): ReactElement {
  const adminedit = useTexts('adminedit')
  const { requiredfieldsinfo, insufficientrightstext } = useTexts('common')
  const { administrator } = useAdminData()
  const back = addressOf(viewOf(useAddress().query))
  const link = { href: `#${back}`, label: adminedit.backtousers }
  if (!may.addPeople(administrator)) {
    return (
      <Page back={link} heading={adminedit.newuserheading}>
        <Notice tone="warn" title={insufficientrightstext} />
      </Page>
    )
  }
  return (
    <Page back={link} heading={adminedit.newuserheading} lead={`${adminedit.newuserlead} ${requiredfieldsinfo}`}>
      <NewUserForm back={back} />
    </Page>
  )
}

function NewUserForm({ back }: { back: string }) {
  const { newuserheading } = useTexts('adminedit')
  const there = useAdminData()
  const work = useNewUser(back)
  const { form, failure } = work
  // Somebody who is not there yet has no rights at all.
  const rights = rightsAfter([], { stored: form.stored, draft: form.draft }, there)
  return (
    <FormStack
      aria-label={newuserheading}
      onInput={form.left.onInput}
      onBlur={work.onBlur}
      onSubmit={work.onSubmit}
      onKeyDown={earlyEnter(() => goToOpen(form))}
    >
      {failure && <NewUserFailure answer={failure} onRetry={work.send} />}
      <BasicBlock form={form}>
        <AccountFields work={work} />
      </BasicBlock>
      <GroupsBlock form={form}>
        <Effects form={form} rights={rights} />
      </GroupsBlock>
      <ApplicationsBlock form={form} rights={rights} />
      <ContactBlock form={form} />
      <SubmitPlace work={work} />
    </FormStack>
  )
}

function AccountFields({ work: { form, isFree } }: { work: NewUserWork }): ReactElement {
  const { usernamehint } = useTexts('fields')
  const { registerusernamefree } = useTexts('registration')
  return (
    <>
      <UserTextField
        form={form}
        name="username"
        required
        hint={usernamehint}
        ok={isFree('username') ? registerusernamefree : undefined}
      />
      <PasswordFields form={form} />
    </>
  )
}

/** The button stands there once nothing is missing; until then what still is. */
function SubmitPlace({ work: { form, isBusy } }: { work: NewUserWork }) {
  const adminedit = useTexts('adminedit')
  const common = useTexts('common')
  const fieldName = useFieldName()
  const items = openFields(form).map((field) => ({ id: userFieldId(field), label: fieldName(field) }))
  if (!isReady(form)) {
    return (
      <MissingList
        title={common.missingcount({ count: items.length })}
        items={items}
        note={adminedit.newusermissingnote}
      />
    )
  }
  return (
    <div>
      <Button type="submit" size="l" icon={iconPlus} busy={isBusy} busyLabel={common.saving}>
        {adminedit.newusersubmit}
      </Button>
    </div>
  )
}
