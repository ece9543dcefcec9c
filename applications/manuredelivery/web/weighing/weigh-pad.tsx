/** The pad at the scale: which scale, what is typed in figures the size of a hand, and the net as one types. */
import { Button, FailureNotice, formatNumber, iconCheck, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { kilograms, tonnes } from '../lists/amounts.ts'
import { useManureTexts } from '../texts/texts.ts'
import { Keys } from './keys.tsx'
import { PartChoice, ScaleChoice } from './scale-choice.tsx'
import { differenceTo } from './typed-weight.ts'
import type { Weighed, Weighing } from './use-weighing.ts'
import { useWeighing } from './use-weighing.ts'
import css from './weigh-pad.module.css'

export function WeighPad(props: Weighed): ReactElement {
  const texts = useManureTexts('weighing')
  const work = useWeighing(props)
  const { part, typed, scale, isTareTooHigh, failure } = work
  const mayNotSave = typed === '' || isTareTooHigh
  const isOffDivision = scale !== undefined && typed !== '' && Number(typed) % scale.divisionKg !== 0
  return (
    <div className={css.weigh}>
      <section className={css.stage} aria-label={texts.onscale}>
        <Truck of={props.consignment} />
        <ScaleChoice scales={props.scales} chosen={scale?.id} onChange={work.chooseScale} />
        <PartChoice work={work} />
        <Figures work={work} />
        {isTareTooHigh && <p className={css.fault}>{texts.taretoohigh}</p>}
        {isOffDivision && <p className={css.fault}>{texts.offdivision({ kg: scale.divisionKg })}</p>}
        <Net work={work} />
      </section>
      <div className={css.pad}>
        <Keys onPress={work.press} onErase={work.erase} />
        <Button
          size="l"
          block
          icon={iconCheck}
          busy={work.isBusy}
          busyLabel={texts.saving}
          // Not disabled: that would take the focus from whoever types.
          aria-disabled={mayNotSave || undefined}
          onClick={() => !mayNotSave && void work.save()}
        >
          {texts[`save${part}`]}
        </Button>
        {failure && <FailureNotice answer={failure} help={texts.kepthere} />}
      </div>
    </div>
  )
}

function Truck({ of: { vehicle, farm, type, estimateKg, plannedKg } }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('weighing')
  const { language } = useLanguage()
  return (
    <div className={css.truck}>
      <strong className={css.plate}>{vehicle?.plate ?? texts.noplate}</strong>
      <span>{`${farm}, ${type[language].toLowerCase()}`}</span>
      <span>{texts.estimateof({ amount: tonnes(estimateKg ?? plannedKg) })}</span>
    </div>
  )
}

/** Gross and tare: the one that is being typed is a field, the other one a press away. */
function Figures({ work: { part, typed, weights, choosePart, type } }: { work: Weighing }): ReactElement {
  const texts = useManureTexts('weighing')
  return (
    <div className={css.figures}>
      {(['gross', 'tare'] as const).map((each) =>
        each === part ? (
          <label key={each} className={css.typed}>
            <span>{texts[each]}</span>
            <input
              className={css.input}
              // The pad is on the page: a keyboard over it would hide the net.
              inputMode="none"
              autoComplete="off"
              value={typed === '' ? '' : formatNumber(Number(typed))}
              placeholder={weights[each] === null ? '' : kilograms(weights[each])}
              onChange={({ target }) => type(target.value)}
            />
          </label>
        ) : (
          <button key={each} type="button" className={css.other} onClick={() => choosePart(each)}>
            <span>{texts[each]}</span>
            <strong>{weights[each] === null ? texts.notyet : kilograms(weights[each])}</strong>
          </button>
        ),
      )}
    </div>
  )
}

function Net({ work: { net, estimateKg } }: { work: Weighing }): ReactElement {
  const texts = useManureTexts('weighing')
  const difference = net === null ? null : differenceTo(estimateKg, net)
  return (
    <output className={css.net}>
      <strong>{net === null ? texts.notyet : kilograms(net)}</strong>
      <span>{difference === null ? texts.net : texts.netwith({ percent: signed(difference) })}</span>
    </output>
  )
}

/** Tenths of a percent: `−5,7`. */
function signed(tenths: number): string {
  const figure = formatNumber(Math.abs(tenths) / 10)
  return tenths === 0 ? figure : `${tenths < 0 ? '−' : '+'}${figure}`
}
