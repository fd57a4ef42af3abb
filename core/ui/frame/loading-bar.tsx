import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import './loading-bar.css'

/** Two pixels under the top bar once something takes 500 ms (R-UI-006). */
export function LoadingBar() {
  const busy = useIsFetching() + useIsMutating() > 0
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), 500)
    return () => clearTimeout(timer)
  }, [busy])
  return shown ? <div className="vk-loading-bar" /> : null
}
