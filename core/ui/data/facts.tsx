import type { ReactNode } from 'react'
import './facts.css'

export interface Fact {
  label: ReactNode
  value: ReactNode
  key?: string
}

/** Names and values under each other: the facts of a record. Empty values show as "–". */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="vk-facts">
      {facts.map((fact, place) => (
        <div className="vk-fact" key={fact.key ?? place}>
          <dt>{fact.label}</dt>
          <dd>{fact.value === null || fact.value === undefined || fact.value === '' ? '–' : fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
