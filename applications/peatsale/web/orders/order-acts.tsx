/** What the reader may do with an order now: a button for each command of the answer, and a question where words are needed. */
import {
  Awaiting,
  Button,
  ButtonRow,
  Card,
  FailureNotice,
  LinkButton,
  lazyPart,
  navigate,
  Stack,
} from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { Order } from '../../contract/orders/order.ts'
import type { OrderAct } from '../commands/send-command.ts'
import { useOrderCommand } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { AskedAct, PlainAct } from './act-kinds.ts'
import { isOffices, isTooLate, nameOf, shownActs } from './act-kinds.ts'
import type { AskingAct } from './order-dialogs.tsx'

const OrderDialog = lazyPart(async () => (await import('./order-dialogs.tsx')).OrderDialog)

/** `stacked`: where the column is too narrow for two buttons side by side. */
export function OrderActs({ order, stacked = false }: { order: Order; stacked?: boolean }): ReactElement | null {
  const texts = usePeatTexts('ordering')
  const { open, setOpen, isBusy, failure, forget, send } = useActs(order)
  const { plain, asked, instructions, hold, addLoad } = shownActs(order)
  const links = linksOf(order)
  const count = plain.length + asked.length + links.length + Number(instructions) + Number(hold) + Number(addLoad)
  if (count === 0) return null
  const ask = (act: typeof open) => {
    forget()
    setOpen(act)
  }
  const part = { order, stacked, onAsk: ask }
  const dialog = { order, failure, isBusy, onClose: () => ask(undefined), onSend: send }
  return (
    <Card heading={texts.acts}>
      <Stack>
        {failure && open === undefined && <FailureNotice answer={failure} />}
        <Row stacked={stacked}>
          <Asked {...part} acts={asked.filter(isAnswer)} />
          {!stacked && order.commands.includes('confirm') && (
            <LinkButton href={`#/peatsale/office/orders?order=${order.id}`}>{texts.act_confirm}</LinkButton>
          )}
          {links.map(([word, href]) => (
            <LinkButton key={word} variant="secondary" block={stacked} href={href}>
              {texts[word]}
            </LinkButton>
          ))}
          {addLoad && (
            <Button variant="secondary" block={stacked} onClick={() => ask('addLoad')}>
              {texts.act_addLoad}
            </Button>
          )}
          {instructions && (
            <Button variant="secondary" block={stacked} onClick={() => ask('editInstructions')}>
              {texts.act_editInstructions}
            </Button>
          )}
          {plain.map((act) => (
            <Button
              key={act}
              variant="secondary"
              block={stacked}
              busy={isBusy}
              onClick={() => send(plainAct(act, order.id))}
            >
              {texts[`act_${act}`]}
            </Button>
          ))}
          {hold && (
            <Button variant="secondary" block={stacked} onClick={() => ask('hold')}>
              {texts.act_hold}
            </Button>
          )}
          <Asked {...part} acts={asked.filter((act) => !isAnswer(act))} />
        </Row>
      </Stack>
      {open !== undefined && (
        <Awaiting>
          <OrderDialog {...dialog} act={open} />
        </Awaiting>
      )}
    </Card>
  )
}

/** What the customer waits for comes first. */
function isAnswer(act: AskedAct): boolean {
  return act === 'acceptRequest' || act === 'declineRequest'
}

type AskedProps = { acts: readonly AskedAct[]; order: Order; stacked: boolean; onAsk: (act: AskedAct) => void }

function Asked({ acts, order, stacked, onAsk }: AskedProps): ReactElement {
  const texts = usePeatTexts('ordering')
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'acceptRequest' ? 'primary' : 'secondary'}
          block={stacked}
          onClick={() => onAsk(act)}
        >
          {texts[`act_${nameOf(act, order)}`]}
        </Button>
      ))}
    </>
  )
}

function Row({ stacked, children }: { stacked: boolean; children: ReactNode }): ReactElement {
  return stacked ? <Stack gap="s">{children}</Stack> : <ButtonRow>{children}</ButtonRow>
}

function useActs({ id }: Order) {
  const texts = usePeatTexts('ordering')
  const [open, setOpen] = useState<AskingAct>()
  // What is said is said of the act that was sent, not of the one before it.
  const sent = useRef('')
  const { send, isBusy, failure, forget } = useOrderCommand({
    says: () => (`said_${sent.current}` in texts ? texts[`said_${sent.current}` as 'said_note'] : texts.said_note),
    onDone: ({ state }) => {
      setOpen(undefined)
      if (state === 'gone') navigate('/peatsale/orders', { replace: true })
    },
  })
  return {
    open,
    setOpen,
    isBusy,
    failure,
    forget,
    send: (act: OrderAct) => {
      sent.current = act.kind === 'note' && act.data.ask === true ? 'askCustomer' : act.kind
      void send({ ...act, of: id })
    },
  }
}

function plainAct(kind: PlainAct, of: string): OrderAct {
  return { kind, of, data: {} }
}

type LinkWord = 'act_continue' | 'act_edit' | 'act_repeat' | 'act_requestChange'

function linksOf(order: Order): readonly (readonly [LinkWord, string])[] {
  const { id, state, commands, prices } = order
  const form = '#/peatsale/orders/new'
  const mayEdit = commands.includes('edit') && !isTooLate('edit', order)
  const changes = mayEdit && (state === 'submitted' || (state === 'confirmed' && !isOffices(order)))
  const rewrites = mayEdit && !changes
  return [
    ...(commands.includes('submit') ? [['act_continue', `${form}?order=${id}`] as const] : []),
    ...(changes ? [['act_edit', `${form}?order=${id}`] as const] : []),
    ...(rewrites ? [['act_edit', `#/peatsale/office/orders/${id}`] as const] : []),
    ...(shownActs(order).requestChange ? [['act_requestChange', `#/peatsale/orders/${id}/change`] as const] : []),
    ...(state !== 'draft' && prices !== null ? [['act_repeat', `${form}?like=${id}`] as const] : []),
  ]
}
