import { type RefObject, useEffect, useRef } from 'react'

/** For a form whose errors were just looked for: the focus goes to the first field that has one. */
export function useFirstError(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new set of errors asks for the focus once
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  return form
}
