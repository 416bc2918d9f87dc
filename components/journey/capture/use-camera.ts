import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '../words/en';

export type CameraFailure = 'refused' | 'missing' | 'busy';
export type CameraState = 'starting' | 'on' | CameraFailure;

const failures: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Pages that are not served over HTTPS have no cameras. */
export const hasCameras = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

/** Small print needs more pixels than a face. */
const sizes = {
  environment: { width: { ideal: 1920 }, height: { ideal: 1440 } },
  user: { width: { ideal: 1280 }, height: { ideal: 960 } },
};

const constraintsOf = (facing: keyof typeof sizes): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: { ideal: facing }, ...sizes[facing] },
});

/** Shows a camera in the video element while the component is mounted. */
export function useCamera(facing: 'environment' | 'user') {
  const video: RefObject<HTMLVideoElement | null> = useRef(null);
  const [state, setState] = useState<CameraState>(() => (hasCameras() ? 'starting' : 'missing'));

  useEffect(() => {
    if (!hasCameras()) return;
    let stream: MediaStream | null = null;
    let isThere = true;
    async function start() {
      try {
        stream = await navigator.mediaDevices.getUserMedia(constraintsOf(facing));
        if (!isThere || !video.current) return stream.getTracks().forEach((track) => track.stop());
        video.current.srcObject = stream;
        await video.current.play();
        if (isThere) setState('on');
      } catch (error) {
        if (isThere) setState(failures[(error as Error).name] ?? 'missing'); // getUserMedia rejects with a DOMException
      }
    }
    void start();
    return () => {
      isThere = false;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [facing]);

  return { video, state };
}

/** The problem with a camera, in words. */
export const cameraWords = (state: CameraFailure, { camera }: Words): string => camera[state];

/** The camera's current picture at full size; null without one. */
export function takePhoto(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  if (canvas.width === 0) return Promise.resolve(null);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
