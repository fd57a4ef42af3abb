import type { Icon, MenuItem, Place, Translate } from '@core/ui'
import type { ComponentType, ReactNode } from 'react'
import type { FlowStage } from './flow-status'

/** How something is made in a dossier. */
export interface WayToMake {
  /** Whether the dossier has one that counts; undefined as long as that is not known. */
  readonly has: boolean | undefined
  /** What it can be made of; a single one is done at once. Undefined as long as that is not known. */
  readonly ways: readonly MenuItem[] | undefined
  readonly busy?: boolean
}

/** Something that is made of a dossier. Which one is its main next step is for the dossier to say. */
export interface FlowMaking {
  readonly key: string
  /** Verb and noun: "Maak offerte". */
  readonly label: string
  readonly icon: Icon
  /** Stage of which it is the work. */
  readonly stage: FlowStage
  /** Dossiers go on without it: it is the next step in its own stage alone. */
  readonly optional?: true
  /** Finds out how it is made in a dossier, and holds the dialogs for that. */
  readonly Maker: ComponentType<{ readonly flowId: number; readonly children: (way: WayToMake) => ReactNode }>
}

/** What can be made next, in the header of a dossier: `export default (t: Translate): FlowMaking[] => …`. */
export const flowMakings: Place<(t: Translate) => readonly FlowMaking[]> = { name: 'crm.flow.makings' }
