import { useEffect } from 'react'
import { languages } from './languages.ts'
import { setLanguage } from './texts.ts'
import { useLanguage } from './use-t.ts'

/** The page speaks the language of what it shows, whatever the browser prefers; answers whether it does by now. */
export function useInLanguage(wanted: string | undefined): boolean {
  const current = useLanguage()
  const known = languages.find(language => language === wanted)
  useEffect(() => {
    if (known) void setLanguage(known, false)
  }, [known])
  return !known || current === known
}
