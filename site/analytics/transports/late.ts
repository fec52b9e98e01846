import type { OpenTransport, Transport } from './transport.ts';

/** Opens a transport after loading its module, so that a site only ships the format of its own service. */
export function openLate(load: () => Promise<OpenTransport>): OpenTransport {
  return (onReady) => {
    let transport: Transport | undefined;
    let isStopped = false;
    const start = async (): Promise<void> => {
      const open = await load();
      if (isStopped) return;
      transport = open(onReady);
      onReady();
    };
    // A failure must not affect the reader; the reports are saved for the next page in the tab.
    start().catch(() => {});
    return {
      get patience() {
        return transport?.patience ?? 0;
      },
      send: (reports) => transport?.send(reports) ?? false,
      stop() {
        isStopped = true;
        transport?.stop();
      },
    };
  };
}
