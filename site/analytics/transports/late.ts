import type { OpenTransport, Transport } from './transport.ts';

/** Opens a transport whose module is fetched first: a page carries the form of the one service that its site reports to. */
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
    // A visit that is not counted is not the reader's problem; its reports are kept for the next page of the tab.
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
