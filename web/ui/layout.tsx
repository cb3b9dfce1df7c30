// How things stand together: below each other, in a row, a main part with another beside it, or in equal cells.
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

/** A step of the scale of spaces in tokens.css. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6

const gaps: Readonly<Record<Gap, string | undefined>> = {
  0: undefined,
  1: styles.gap1,
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
}

type Tag = 'div' | 'ul' | 'ol' | 'li' | 'p' | 'span' | 'form' | 'nav' | 'section' | 'fieldset'

type BoxProps<As extends Tag> = { as?: As; gap?: Gap } & ComponentProps<As>

/** One below the other. */
export function Stack<As extends Tag = 'div'>({ as, gap = 4, className, ...rest }: BoxProps<As>) {
  return <Box {...rest} as={as} className={classNames(styles.stack, gaps[gap], className)} />
}

type RowProps<As extends Tag> = BoxProps<As> & {
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** `between`: the first at the start of the row, the last at its end. */
  spread?: 'start' | 'center' | 'end' | 'between'
  /** On a phone its buttons fill the row. */
  fills?: boolean
}

const alignments = {
  start: styles.alignStart,
  center: undefined,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
}
const spreads = {
  start: undefined,
  center: styles.spreadCenter,
  end: styles.spreadEnd,
  between: styles.spreadBetween,
}

/** Beside each other, and on a second row where there is no room. */
export function Row<As extends Tag = 'div'>(props: RowProps<As>) {
  const { as, gap = 2, align = 'center', spread = 'start', fills = false, className, ...rest } = props
  const look = classNames(
    styles.row,
    gaps[gap],
    alignments[align],
    spreads[spread],
    fills && styles.fills,
    className,
  )
  return <Box {...rest} as={as} className={look} />
}

type GridProps<As extends Tag> = BoxProps<As> & {
  /** How wide a cell is at least: as many stand in a row as fit, all equally wide; or two, however narrow. */
  cell: 'half' | 'small' | 'medium' | 'large'
  /** Where cells of one row are not equally high. */
  align?: 'start' | 'end' | undefined
}

const cells = {
  half: styles.cellHalf,
  small: styles.cellSmall,
  medium: styles.cellMedium,
  large: styles.cellLarge,
}

/** Equal cells. */
export function Grid<As extends Tag = 'div'>(props: GridProps<As>) {
  const { as, gap = 4, cell, align, className, ...rest } = props
  return (
    <Box
      {...rest}
      as={as}
      className={classNames(styles.grid, cells[cell], gaps[gap], align && alignments[align], className)}
    />
  )
}

interface SplitProps {
  /**
   * `aside`: a form beside a list; `list`: a short list, and beside it what is picked from it; `main`: seven to five;
   * `preview`: the same, where the smaller part stays in sight; `halves`: equal parts.
   */
  sides: 'aside' | 'list' | 'main' | 'preview' | 'halves'
  /** The second part, which stands below the first one where there is no room beside it. */
  beside: ReactNode
  children: ReactNode
}

const sideLooks = {
  aside: styles.aside,
  list: styles.list,
  main: styles.main,
  preview: classNames(styles.main, styles.preview),
  halves: styles.halves,
}

/** Two parts. */
export function Split({ sides, beside, children }: SplitProps) {
  return (
    <div className={styles.room}>
      <div className={classNames(styles.split, styles.gap4, sideLooks[sides])}>
        <Stack>{children}</Stack>
        <Stack>{beside}</Stack>
      </div>
    </div>
  )
}

/** A list without markers is a list to every screen reader only where it says so. */
function Box({ as: As = 'div', ...rest }: { as?: ElementType | undefined } & Record<string, unknown>) {
  return <As role={As === 'ul' || As === 'ol' ? 'list' : undefined} {...rest} />
}
