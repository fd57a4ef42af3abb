import type { ReactNode } from 'react'
import { classes } from '../styles/classes.ts'
import './import-table.css'

/** The rows of a file under their heads; `small` in a cell says what is wrong. */
export function ImportTable({ className, children }: { className?: string; children: ReactNode }) {
  return <table className={classes('vk-import-table', className)}>{children}</table>
}
