/** A wash in three presses: how, where, and done; below it the last ones, of which a wrong one is voided. */
import type { Vehicle, WashMethod } from '@workspace/logistics/contract'
import { washMethods } from '@workspace/logistics/contract'
import type { AnswerOf } from '@workspace/portal/contract'
import {
  Button,
  ChoiceTiles,
  FailureNotice,
  iconCheck,
  MissingAnswer,
  Notice,
  newId,
  Stack,
  TextInput,
  useAnswer,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { saveWash, searchWashes } from '../../contract/carriers/calls.ts'
import { useManureTexts } from '../texts/texts.ts'
import { useCargoWords } from './cargo-words.ts'
import { washAnswers } from './wash-answers.ts'
import { WashRows } from './wash-rows.tsx'

type Washes = AnswerOf<typeof searchWashes>

export function WashView({ vehicle }: { vehicle: string }): ReactElement {
  const texts = useManureTexts('washes')
  const read = useAnswer(searchWashes, { vehicle })
  const cargo = useCargoWords()
  const { data } = read
  if (!data) return <MissingAnswer of={read} />
  const words = cargo(data.vehicle)
  return (
    <Stack>
      {words !== '' && <Notice tone={data.vehicle.washMissing ? 'warn' : 'info'} title={words} />}
      <NewWash key={data.washes[0]?.id ?? ''} of={data} />
      <section aria-label={texts.last}>
        <h2>{texts.last}</h2>
        <WashRows washes={data.washes} />
      </section>
    </Stack>
  )
}

/** A place of the last ones is known from a typed one by its beginning. */
const known = 'place:'
const allBoxes = ''

function NewWash({ of }: { of: Washes }): ReactElement {
  const texts = useManureTexts('washes')
  const [id] = useState(newId)
  const [method, setMethod] = useState<WashMethod>()
  const [where, setWhere] = useState(of.places.length === 0 ? 'typed' : undefined)
  const [typed, setTyped] = useState('')
  const [box, setBox] = useState(allBoxes)
  const [isAsked, setIsAsked] = useState(false)
  const { send, isBusy, failure } = useSend(saveWash, {
    invalidates: washAnswers,
    successMessage: texts.saved({ plate: of.vehicle.plate }),
  })
  const place = where === 'typed' ? typed.trim() : (where?.slice(known.length) ?? '')
  function save() {
    setIsAsked(true)
    if (method === undefined || place === '') return
    const at = new Date().toISOString()
    void send({ id, vehicle: of.vehicle.id, boxes: box === allBoxes ? [] : [box], at, place, method, note: '' })
  }
  return (
    <Stack>
      <ChoiceTiles
        long
        legend={texts.how}
        options={washMethods.map((value) => ({ value, label: texts[`method_${value}`] }))}
        value={method}
        onChange={setMethod}
        error={isAsked && method === undefined ? texts.howmissing : undefined}
      />
      <Boxes boxes={of.vehicle.boxes} value={box} onChange={setBox} />
      {of.places.length > 0 && (
        <ChoiceTiles
          long
          legend={texts.where}
          options={[
            ...of.places.map((name) => ({ value: `${known}${name}`, label: name })),
            { value: 'typed', label: texts.otherplace },
          ]}
          value={where}
          onChange={setWhere}
          error={isAsked && where === undefined ? texts.wheremissing : undefined}
        />
      )}
      {where === 'typed' && (
        <TextInput
          label={texts.place}
          maxLength={100}
          value={typed}
          error={isAsked && place === '' ? texts.wheremissing : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      <Button size="l" block icon={iconCheck} busy={isBusy} busyLabel={texts.saving} onClick={save}>
        {texts.save}
      </Button>
    </Stack>
  )
}

type BoxesProps = { boxes: Vehicle['boxes']; value: string; onChange: (box: string) => void }

/** Asked where the truck has a trailer. */
function Boxes({ boxes, value, onChange }: BoxesProps): ReactElement | null {
  const texts = useManureTexts('washes')
  if (boxes.length < 2) return null
  const options = [
    { value: allBoxes, label: texts.allboxes },
    ...boxes.map(({ name }) => ({ value: name, label: name })),
  ]
  return <ChoiceTiles legend={texts.whichbox} options={options} value={value} onChange={onChange} />
}
