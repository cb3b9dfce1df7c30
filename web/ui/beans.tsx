// Three beans that hop while something is under way; a picture of waiting, silent to a screen reader.
import styles from './button.module.css'

export function Beans() {
  return (
    <span className={styles.beans} aria-hidden="true">
      <i className={styles.beansBean} />
      <i className={styles.beansBean} />
      <i className={styles.beansBean} />
    </span>
  )
}
