import type { useCoreT } from '../i18n/use-t.ts'

interface Dragged {
  operation: { source: { id: unknown } | null; target: { id: unknown } | null }
}

/** What a screen reader says while a card is picked up, carried and put down. */
export function spokenOf(
  t: ReturnType<typeof useCoreT>,
  nameOf: (id: unknown) => string,
  titleOf: (key: unknown) => string,
) {
  return {
    screenReaderInstructions: { draggable: t('boardHelp') },
    announcements: {
      dragstart: ({ operation: { source } }: Dragged) => source && t('boardPicked', { name: nameOf(source.id) }),
      dragover: ({ operation: { target } }: Dragged) => target && t('boardMoveTo', { column: titleOf(target.id) }),
      dragend: ({ operation: { source, target }, canceled }: Dragged & { canceled: boolean }) =>
        !source || canceled || !target
          ? t('boardPutBack')
          : t('boardMoved', { name: nameOf(source.id), column: titleOf(target.id) }),
    },
  }
}
