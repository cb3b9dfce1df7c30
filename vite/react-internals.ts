// What lean-react.ts relies on, read from the production files of this version of React. A new version fails the build: then
// read these lists again beside its react-dom-client.production.js.

export const madeFor = '19.3.1'

/**
 * Fields that React's DOM half alone writes and reads, on objects of its own. Not among them: what `react` shares with it
 * (`props`, `type`, `ref`, `_currentValue`, a portal's `containerInfo`), what is handed to or by a caller
 * (`onCaughtError`, `componentStack`, `pending`), what a browser knows, what is put on objects of others
 * (`_valueTracker` on an input, `_reactInternals` on a component), and what is also written as a string.
 */
export const privateNames: readonly string[] = [
  // a fiber
  ['alternate child childLanes deletions dependencies elementType flags lanes memoizedProps memoizedState'],
  ['pendingProps refCleanup return sibling stateNode subtreeFlags tag treeForkCount updateQueue'],
  // hooks, updates and their queues
  [
    'baseLanes baseQueue baseState cachePool callbacks dispatch eagerState firstBaseUpdate firstContext gesture',
  ],
  ['getSnapshot hasEagerState hiddenCallbacks hiddenUpdates inst lane lastBaseUpdate lastEffect'],
  [
    'lastRenderedReducer lastRenderedState memoCache memoizedValue pool queue refCount revertLane shared stores',
  ],
  // a root
  [
    'callbackNode callbackPriority cancelPendingCommit entangledLanes entanglements errorRecoveryDisabledLanes',
  ],
  ['expirationTimes expiredLanes incompleteTransitions isDehydrated pendingContext pendingLanes pingCache'],
  ['pingedLanes pooledCache pooledCacheLanes shellSuspendCounter suspendedLanes timeoutHandle warmLanes'],
  ['_internalRoot'],
  // what waits: Suspense, hydration, style sheets, pictures
  [
    'blockedOn dehydrated hydrationErrors imgBytes imgCount isBackwards rendering renderingStartTime retryLane',
  ],
  ['retryQueue stylesheets suspenseyImages tail tailMode treeContext unsuspend waitingForImages'],
  ['waitingForViewTransition _pendingMarkers _retryCache _stashedDisplay _stashedText _visibility'],
  // events, fragments, transitions, resources
  ['attachedListener autoName clones eventSystemFlags foundSelf fragmentInstance hoistableScripts'],
  ['hoistableStyles instance listeners optionsOrUseCapture paired stopTracking'],
  ['targetContainers _eventListeners _fragmentFiber _observers _scope _selector'],
].flatMap(([names = '']) => names.split(' '))

/**
 * Questions that React asks of the browser, and what every browser answers that can run this site (Chrome 111, Firefox
 * 114, Safari 16.4). What it keeps for the others then goes.
 */
export const browserAnswers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react.production.js': { '"function" === typeof reportError': 'true' },
  'scheduler.production.js': {
    '"object" === typeof performance': 'true',
    '"function" === typeof performance.now': 'true',
    '"function" === typeof setTimeout': 'true',
    '"function" === typeof clearTimeout': 'true',
    '"undefined" !== typeof setImmediate': 'false',
    '"undefined" !== typeof MessageChannel': 'true',
  },
  'react-dom-client.production.js': {
    '"undefined" === typeof window': 'false',
    '"undefined" === typeof window.document': 'false',
    '"undefined" === typeof window.document.createElement': 'false',
    '"undefined" === typeof document': 'false',
    '"undefined" !== typeof document': 'true',
    '"undefined" !== typeof AbortController': 'true',
    '"function" === typeof reportError': 'true',
    '"function" === typeof WeakSet': 'true',
    '"function" === typeof setTimeout': 'true',
    '"function" === typeof clearTimeout': 'true',
    '"function" === typeof Promise': 'true',
    '"function" === typeof requestAnimationFrame': 'true',
    '"function" === typeof queueMicrotask': 'true',
    '"oninput" in document': 'true',
    // Internet Explorer had it.
    '"documentMode" in document': 'false',
    'document.documentMode': 'undefined',
  },
}
