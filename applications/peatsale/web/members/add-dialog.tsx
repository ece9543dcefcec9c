/** Adds somebody whom the asker sees in the portal, found by name. */
import {
  Button,
  Cluster,
  Dialog,
  FailureNotice,
  FindBox,
  Stack,
  useAnswer,
  useSend,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readCustomer, searchCustomers } from '../../contract/customers/calls.ts'
import { addMember, searchPeople } from '../../contract/customers/member-calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type AddDialogProps = {
  account: string
  members: readonly { readonly id: string }[]
  onClose: () => void
}

/** Fewer letters would find everybody. */
const findLeast = 2
const shownMost = 10

export function AddDialog({ account, members, onClose }: AddDialogProps): ReactElement {
  const texts = usePeatTexts('customers')
  const { close } = useTexts('common')
  const [find, setFind] = useState('')
  const isAsked = find.trim().length >= findLeast
  const { data, error } = useAnswer(searchPeople, { find }, { enabled: isAsked })
  const { send, isBusy, isSending, failure } = useSend(addMember, {
    invalidates: [readCustomer, searchCustomers],
    successMessage: texts.added,
    onDone: onClose,
  })
  const found = isAsked ? (data?.people ?? []).filter(({ id }) => !members.some((member) => member.id === id)) : []
  const failed = failure ?? error?.reason
  return (
    <Dialog
      heading={texts.addknown}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      }
      onClose={onClose}
      locked={isBusy}
    >
      <Stack>
        <p>{texts.addknowntext}</p>
        <FindBox label={texts.findperson} find={find} onFind={setFind} />
        {found.slice(0, shownMost).map(({ id: person, name }) => (
          <Cluster key={person} align="between">
            <span>{name}</span>
            <Button
              variant="secondary"
              size="s"
              busy={isSending({ account, person })}
              aria-label={texts.addof({ name })}
              onClick={() => void send({ account, person })}
            >
              {texts.add}
            </Button>
          </Cluster>
        ))}
        {isAsked && data !== undefined && found.length === 0 && <p>{texts.nobodyfound}</p>}
        {failed && <FailureNotice answer={failed} />}
      </Stack>
    </Dialog>
  )
}
