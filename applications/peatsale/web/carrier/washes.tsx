/** Washes of a truck: crew, dispatcher and office add them and void a wrong one. */
import type { Vehicle, Wash, WashMethod } from '@workspace/logistics/contract'
import { washMethods } from '@workspace/logistics/contract'
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf, momentAt } from '@workspace/portal/contract'
import {
  Button,
  ButtonRow,
  Cluster,
  DateField,
  FieldGrid,
  FormStack,
  MissingAnswer,
  newId,
  readTime,
  Select,
  Stack,
  SubmitPlace,
  TextInput,
  TypedTime,
  useAnswer,
  useCallForm,
  useDateFormat,
  useDraftForm,
  useTexts,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { addWash, readCarrier, readWashes, voidWash } from '../../contract/carriers/calls.ts'
import { usePeatTexts } from '../texts/texts.ts'

const invalidates = [readWashes, readCarrier]

type WashesProps = { vehicle: Pick<Vehicle, 'boxes' | 'id' | 'plate'> }

export function Washes({ vehicle }: WashesProps): ReactElement {
  const texts = usePeatTexts('washes')
  const { data, error, refetch } = useAnswer(readWashes, { vehicle: vehicle.id })
  const [isAdding, setAdding] = useState(false)
  if (!data) return <MissingAnswer of={{ error, refetch }} />
  const last = data.washes.find(({ voidedAt, place }) => voidedAt === null && place !== '')
  return (
    <Stack>
      {isAdding ? (
        <WashForm vehicle={vehicle} place={last?.place ?? ''} onClose={() => setAdding(false)} />
      ) : (
        <ButtonRow>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </ButtonRow>
      )}
      {data.washes.length === 0 && <p>{texts.none}</p>}
      {data.washes.map((wash) => (
        <WashRow key={wash.id} wash={wash} />
      ))}
    </Stack>
  )
}

interface Draft {
  readonly day: LocalDate | undefined
  /** `07:30`, empty, or what cannot be read. */
  readonly time: string
  readonly place: string
  readonly method: WashMethod
  /** Name of one box; empty for all. */
  readonly box: string
  readonly note: string
}

type WashFormProps = WashesProps & { place: string; onClose: () => void }

function WashForm({ vehicle, place, onClose }: WashFormProps): ReactElement {
  const texts = usePeatTexts('washes')
  const { cancel } = useTexts('common')
  const { clock } = useDateFormat()
  const [begun] = useState(() => {
    const now = new Date()
    const time = readTime(clock(now.toISOString())) ?? ''
    return { id: newId(), values: { day: dayOf(now), time, place, method: 'wash', box: '', note: '' } as Draft }
  })
  const form = useDraftForm(addWash, {
    values: begun.values,
    inputOf: (draft) => ({
      ...{ id: begun.id, vehicle: vehicle.id, place: draft.place, method: draft.method, note: draft.note },
      ...{ at: momentOf(draft) ?? '', boxes: draft.box === '' ? [] : [draft.box] },
    }),
    labels: {
      ...{ method: texts.method, day: texts.day, time: texts.time, place: texts.place, box: texts.boxes },
      note: texts.note,
    },
    rules: (draft) => {
      const at = momentOf(draft)
      return at === undefined || at > new Date().toISOString() ? { time: texts.givetime } : {}
    },
    invalidates,
    successMessage: texts.saved({ plate: vehicle.plate }),
    onDone: onClose,
    warnsOfLeaving: false,
  })
  return (
    <FormStack {...form.props} aria-label={texts.add}>
      <Select {...form.field('method')}>
        {washMethods.map((method) => (
          <option key={method} value={method}>
            {texts[`method_${method}`]}
          </option>
        ))}
      </Select>
      <FieldGrid>
        <DateField {...form.control('day')} span="half" />
        <TypedTime {...form.control('time')} span="half" />
      </FieldGrid>
      <TextInput {...form.field('place')} maxLength={100} />
      {vehicle.boxes.length > 1 && (
        <Select {...form.field('box')} required={false}>
          <option value="">{texts.allboxes}</option>
          {vehicle.boxes.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextInput {...form.field('note')} required={false} maxLength={200} />
      <SubmitPlace form={form} label={texts.save} />
      <ButtonRow>
        <Button variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
      </ButtonRow>
    </FormStack>
  )
}

function momentOf({ day, time }: Draft): string | undefined {
  const [hour, minute] = (readTime(time) ?? '').split(':').map(Number)
  if (day === undefined || hour === undefined || minute === undefined) return undefined
  return momentAt(day, hour, minute).toISOString()
}

function WashRow({
  wash: { id, at, boxes, by, method, note, place, voidedAt, voidReason },
}: {
  wash: Wash
}): ReactElement {
  const texts = usePeatTexts('washes')
  const { moment } = useDateFormat()
  const [isVoiding, setVoiding] = useState(false)
  const what = texts.row({ method: texts[`method_${method}`], at: moment(at), place })
  return (
    <div>
      <Cluster>
        <span>
          {[what, boxes.join(' + '), by, note, voidedAt === null ? '' : texts.voidedof({ reason: voidReason })]
            .filter(Boolean)
            .join(', ')}
        </span>
        {voidedAt === null && !isVoiding && (
          <Button variant="quiet" aria-label={texts.voidof({ at: moment(at) })} onClick={() => setVoiding(true)}>
            {texts.void}
          </Button>
        )}
      </Cluster>
      {isVoiding && voidedAt === null && <VoidForm id={id} at={moment(at)} />}
    </div>
  )
}

function VoidForm({ id, at }: { id: string; at: string }): ReactElement {
  const texts = usePeatTexts('washes')
  const form = useCallForm(voidWash, {
    values: { id, reason: '' },
    labels: { reason: texts.reason },
    invalidates,
    successMessage: texts.voided,
    warnsOfLeaving: false,
  })
  return (
    <FormStack {...form.props} aria-label={texts.voidof({ at })}>
      <TextInput {...form.field('reason')} maxLength={200} />
      <SubmitPlace form={form} label={texts.void} />
    </FormStack>
  )
}
