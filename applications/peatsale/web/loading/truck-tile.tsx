/** A truck in the queue: its plate read from two metres, what it takes, and how long it has stood there. */
import type { AnswerOf } from '@workspace/portal/contract'
import { Chip, formatTime, iconStop, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './loading.module.css'

export type QueuedLoad = AnswerOf<typeof readLoaderDay>['queue'][number]

export function TruckTile({ load, now, href }: { load: QueuedLoad; now: Date; href: string }): ReactElement {
  const texts = usePeatTexts('field')
  const face = <Face load={load} now={now} />
  if (load.state !== 'cancelled') {
    return (
      <a className={css.tile} data-now={load.state === 'loading' || undefined} href={href}>
        {face}
      </a>
    )
  }
  return (
    <div className={css.tile} data-off>
      {face}
      <p className={css.off}>
        <Chip tone="err" icon={iconStop}>
          {texts.cancelled}
        </Chip>
      </p>
    </div>
  )
}

function Face({ load, now }: { load: QueuedLoad; now: Date }): ReactElement {
  const quantity = useQuantity()
  const name = useName()
  const { customer, lines, planned, product, unit, vehicle } = load
  const goods = lines.length > 1 ? lines.map((line) => name(line.product.name)).join(', ') : name(product)
  const boxes = vehicle?.boxes.map(({ name: box, m3 }) => `${box} ${quantity(m3, 'm3')}`).join(' + ') ?? ''
  return (
    <>
      <span className={css.head}>
        <Plate load={load} />
        <span className={css.amount}>{quantity(planned, unit)}</span>
      </span>
      <span>{`${goods}, ${customer}`}</span>
      <span className={css.foot}>
        {load.state !== 'cancelled' && <Waits load={load} now={now} />}
        <span>{boxes}</span>
      </span>
    </>
  )
}

function Plate({ load }: { load: QueuedLoad }): ReactElement {
  const texts = usePeatTexts('field')
  const plate = load.vehicle?.plate
  if (plate !== undefined) return <strong className={css.plate}>{plate}</strong>
  return <strong className={css.noplate}>{load.isCollected ? texts.customercollects : texts.noplate}</strong>
}

function Waits({ load, now }: { load: QueuedLoad; now: Date }): ReactElement | null {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  const { language } = useLanguage()
  const counted = load.lines.filter(({ buckets }) => buckets > 0)
  if (load.state === 'loading' && counted.length > 0) {
    const amount = counted.map((line) => quantity(counts(line), line.unit)).join(' + ')
    return <Chip tone="pending">{texts.loadingnow({ amount })}</Chip>
  }
  if (load.arrivedAt !== null) {
    const minutes = Math.max(0, Math.floor((now.getTime() - new Date(load.arrivedAt).getTime()) / 60_000))
    return <Chip tone="warn">{texts.waited({ minutes })}</Chip>
  }
  if (load.slotFrom === null) return null
  return <Chip tone="rest">{texts.atclock({ time: formatTime(new Date(load.slotFrom), language) })}</Chip>
}

function counts({ buckets, bucketSize }: QueuedLoad['lines'][number]) {
  return (buckets * bucketSize) as QueuedLoad['planned']
}

export function LoadedTile({ load, href }: { load: QueuedLoad; href: string }): ReactElement {
  const texts = usePeatTexts('field')
  const quantity = useQuantity()
  const name = useName()
  const { language } = useLanguage()
  return (
    <a className={css.tile} data-done href={href}>
      <span className={css.head}>
        <Plate load={load} />
        <span className={css.amount}>{quantity(load.loaded ?? load.planned, load.unit)}</span>
      </span>
      <span>{name(load.product)}</span>
      {load.loadedAt !== null && (
        <span className={css.foot}>
          <Chip tone="ok">{texts.loadedat({ time: formatTime(new Date(load.loadedAt), language) })}</Chip>
        </span>
      )}
    </a>
  )
}
