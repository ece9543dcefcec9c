import { hash } from 'node:crypto'
import type { Row } from './table.ts'

export interface Digest {
  readonly rows: number
  /** 64 hex digits. */
  readonly sum: string
}

const modulus = 1n << 256n

/** Adds up the hashes of a table's rows: the same for the same rows in whatever order they come. */
export class TableDigest {
  #rows = 0
  #sum = 0n

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      // With its length before it no value can pass for two.
      const text = row.map((value) => (value === null ? '-' : `${value.length}:${value}`)).join()
      this.#sum += BigInt(`0x${hash('sha256', text, 'hex')}`)
    }
    this.#sum %= modulus
    this.#rows += rows.length
  }

  result(): Digest {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') }
  }
}
