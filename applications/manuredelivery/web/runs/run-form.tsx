/** Several farms in one run of a truck: which of the day's, in which order; a run may be changed or taken apart. */
import {
  Button,
  ButtonRow,
  Checkbox,
  FailureNotice,
  iconDown,
  iconUp,
  Notice,
  newId,
  Stack,
  TextInput,
  useSend,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { saveRun } from '../../contract/runs/calls.ts'
import { workAnswers } from '../commands/answers.ts'
import { useManureTexts } from '../texts/texts.ts'
import type { RunGroup } from './run-groups.ts'
import css from './runs.module.css'

type RunFormProps = {
  /** None of it has begun. */
  of: RunGroup
  onClose: () => void
}

export function RunForm({ of: { run: before, stops, loose, day, vehicle }, onClose }: RunFormProps): ReactElement {
  const texts = useManureTexts('carrier')
  const [fresh] = useState(newId)
  const rows = [...stops, ...loose]
  const [order, setOrder] = useState<readonly string[]>(rows.map((row) => row.id))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(before === null ? [] : loose.map((row) => row.id)))
  const [reason, setReason] = useState('')
  const { send, isBusy, failure } = useSend(saveRun, {
    invalidates: workAnswers,
    successMessage: texts.runsaved,
    onDone: onClose,
  })
  const chosen = order.filter((each) => !left.has(each))
  // A run that there is may be taken apart.
  const maySave = chosen.length >= 2 || (chosen.length === 0 && before !== null)
  const isMisfit = failure !== undefined && 'refused' in failure && failure.refused === 'does_not_fit'
  const rowOf = (of: string) => rows.find((row) => row.id === of)
  const move = (at: number, by: 1 | -1) => {
    const [one, other] = [order[at], order[at + by]]
    if (one === undefined || other === undefined) return
    setOrder(order.map((each, place) => (place === at ? other : place === at + by ? one : each)))
  }
  const toggle = (of: string) =>
    setLeft(left.has(of) ? new Set([...left].filter((each) => each !== of)) : new Set([...left, of]))
  return (
    <Stack>
      <ol className={css.stops}>
        {order.map((of, at) => (
          <li key={of} className={css.stop}>
            <Checkbox
              label={`${rowOf(of)?.number ?? ''}, ${rowOf(of)?.farm ?? ''}`}
              checked={!left.has(of)}
              onChange={() => toggle(of)}
            />
            <ButtonRow>
              <Button variant="quiet" icon={iconUp} hideLabel onClick={() => move(at, -1)}>
                {texts.earlierof({ farm: rowOf(of)?.farm ?? '' })}
              </Button>
              <Button variant="quiet" icon={iconDown} hideLabel onClick={() => move(at, 1)}>
                {texts.laterof({ farm: rowOf(of)?.farm ?? '' })}
              </Button>
            </ButtonRow>
          </li>
        ))}
      </ol>
      {isMisfit && (
        <>
          <Notice tone="warn" title={texts.runmisfit} />
          <TextInput
            label={texts.runreason}
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
      {failure && !isMisfit && <FailureNotice answer={failure} />}
      <ButtonRow>
        <Button
          busy={isBusy}
          busyLabel={texts.saving}
          aria-disabled={!maySave || undefined}
          onClick={() =>
            maySave &&
            void send({
              ...{
                id: before?.id ?? fresh,
                version: before?.version ?? 0,
                vehicle: vehicle.id,
                day,
                consignments: [...chosen],
              },
              ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
            })
          }
        >
          {chosen.length === 0 && before !== null ? texts.endrun : texts.saverun}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
