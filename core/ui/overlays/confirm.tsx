import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { coreText, useCoreT } from '../i18n/use-t.ts'
import { store } from '../session/store.ts'
import { Dialog } from './dialog.tsx'

export interface Question {
  /** The question itself: "Offerte 2026-0418 definitief verwijderen?" */
  title: string
  text?: ReactNode
  /** The verb on the button: "Verwijder definitief". */
  verb: string
  /** On the other button; "Annuleer" when left out. */
  cancel?: string
  /** Enter then keeps what is there: the focus starts on the other button. */
  danger?: boolean
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}

const askedAtom = atom<Asked | null>(null)

/** Asks before something that cannot be undone: `if (await confirm({ title, verb })) …`. For the rest offer undo. */
export function confirm(question: Question): Promise<boolean> {
  store.get(askedAtom)?.answer(false)
  return new Promise(resolve => {
    store.set(askedAtom, { ...question, answer: resolve })
  })
}

/** The confirmation that precedes every deletion (R-FORM-005); lines of a table ask with `deleteLine` (R-FORM-006). */
export function confirmDelete(kind: 'item' | 'line' = 'item', text?: string): Promise<boolean> {
  const title = coreText(kind === 'line' ? 'deleteLine' : 'deleteItem')
  return confirm({ title, text, verb: coreText('delete'), danger: true })
}

/** Asks whether what was typed and not saved may go. */
export function confirmDiscard(): Promise<boolean> {
  return confirm({
    title: coreText('unsavedTitle'),
    text: coreText('unsavedText'),
    verb: coreText('discard'),
    cancel: coreText('keepEditing'),
    danger: true,
  })
}

/** Where questions appear; the hosts render it once. */
export function Confirmations() {
  const question = useAtomValue(askedAtom)
  return question && <Confirmation question={question} />
}

function Confirmation({ question }: { question: Asked }) {
  const t = useCoreT()
  const answer = (yes: boolean): void => {
    store.set(askedAtom, null)
    question.answer(yes)
  }
  return (
    <Dialog
      title={question.title}
      size="small"
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)} data-start={question.danger}>
            {question.cancel ?? t('cancel')}
          </Button>
          <Button
            variant={question.danger ? 'danger' : 'primary'}
            onClick={() => answer(true)}
            data-start={!question.danger}
          >
            {question.verb}
          </Button>
        </>
      }
    >
      {question.text}
    </Dialog>
  )
}
